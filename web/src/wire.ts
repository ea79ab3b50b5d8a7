// Made from the types of the server by `make types`. Do not edit.

export interface SealedEvent { kind: "Sealed" }
export interface ClaimEvent { kind: "Claim"; speaker: number; text: string; at: number }
export interface LegalMove { text: string; move: GameMove }
export interface MenuEntry { action: string; moves: number[]; refusal: string | null; clause: string | null }

export interface Hello {
  type: "hello";
  table: string;
  ticket?: string;
  password?: string;
  after?: number;
  language?: "en" | "fr";
}

export interface Move {
  type: "move";
  move: string;
  after: number;
  id?: string;
}

export interface Say {
  type: "say";
  text: string;
  id?: string;
}

export interface Chat {
  type: "chat";
  text: string;
  id?: string;
}

export interface Pause {
  type: "pause";
  on: boolean;
  id?: string;
}

export interface Ping {
  type: "ping";
  id?: string;
}

export interface Member {
  member: string;
  name: string;
  colour: string | null;
  seat: number | null;
  ready: boolean;
  host: boolean;
  here: boolean;
}

export interface SeatInfo {
  member: string | null;
  bot: string | null;
  stand_in: boolean;
  entropy: string;
}

export interface ClockPlan {
  bank: number;
  increment?: number;
}

export interface TableInfo {
  table: string;
  seq: number;
  game: string;
  rules_version: number;
  phase: "lobby" | "playing" | "over" | "closed";
  options: Record<string, unknown>;
  members: Member[];
  seats: SeatInfo[];
  listed: boolean;
  locked: boolean;
  spectators: boolean;
  reminders: boolean;
  chat: boolean;
  patience: number;
  pace: number;
  clock: ClockPlan | null;
  paused: boolean;
  watching: number;
  asked_back: string[];
  secret_commitment: string;
  seed_commitment: string;
  rematch: string;
}

export interface Absence {
  since: number;
  moves: number;
}

export interface ChatLine {
  type: "chat";
  seq: number;
  member: string;
  text: string;
  at: number;
  re: string;
}

export interface Welcome {
  type: "welcome";
  seat: number | null;
  member: string | null;
  table: TableInfo;
  names: Record<string, string>;
  away: Absence | null;
  chats: ChatLine[];
}

export interface TableNews {
  type: "table";
  table: TableInfo;
  re: string;
}

export interface Question {
  ask: string;
  seats: number[];
}

export interface Ending {
  winners: number[];
  reason: string;
  scores: number[];
}

export interface Judged {
  claim: number;
  verdict: "true" | "false" | "unknowable";
}

export interface News {
  type: "news";
  seq: number;
  since: number;
  first: number;
  events: GameEvent[];
  view: View;
  decision: Question | null;
  moves: LegalMove[];
  menu: MenuEntry[];
  claims: ClaimEvent[];
  clocks: number[] | null;
  outcome: Ending | null;
  verdicts: Judged[];
  aid: Aid;
  re: string;
}

export interface Refused {
  type: "refused";
  re: string;
  code: string;
  clause: string;
  words: string;
  seq: number;
}

export interface Pong {
  type: "pong";
  re: string;
  seq: number;
}

export interface NewTable {
  game: string;
  name: string;
  players?: number | null;
  options?: Record<string, unknown>;
  seats?: string[];
  seat?: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
  listed?: boolean;
  password?: string;
  spectators?: boolean;
  reminders?: boolean;
  patience?: number;
  clock?: ClockPlan | null;
  pace?: number;
}

export interface Join {
  name: string;
  seat?: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
  password?: string;
}

export interface Sit {
  seat: number | null;
  colour?: "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "white" | "black" | null;
}

export interface Ready {
  ready?: boolean;
  entropy?: string;
}

export interface PlaceBot {
  seat: number;
  level: string | null;
}

export interface Kick {
  member: string;
}

export interface Lost {
  member: string;
  password?: string;
}

export interface Reissue {
  member: string;
  code: string;
}

export interface CareerKept {
  matches: Record<string, unknown>[];
  game?: string;
}

export interface OptionCard {
  key: string;
  values: string[];
  clause: string;
}

export interface GameCard {
  key: string;
  players: number[];
  rules_version: number;
  clauses: string;
  options: OptionCard[];
  bots: string[];
  levels: string[];
  board: boolean;
  art: boolean;
  career: boolean;
}

export interface GameWords {
  game: string;
  language: string;
  messages: string;
  meanings: unknown;
}

export interface Games {
  games: GameCard[];
}

export interface ClauseCard {
  id: string;
  chapter: string;
  text: string;
  example: string[];
}

export interface Rules {
  game: string;
  language: string;
  clauses: ClauseCard[];
}

export interface TableCard {
  table: string;
  game: string;
  phase: string;
  host: string;
  players: number;
  taken: number;
  locked: boolean;
  spectators: boolean;
}

export interface Lobby {
  tables: TableCard[];
}

export interface Seated {
  table: string;
  member: string;
  ticket: string;
  code: string;
}

export interface Moved {
  seq: number;
}

export interface Rematch {
  table: string;
}

export interface SeatEntropy {
  seat: number;
  entropy: string;
}

export interface Proof {
  secret: string;
  secret_commitment: string;
  entropies: SeatEntropy[];
  seed: string;
  seed_commitment: string;
}

export interface Frame {
  ply: number;
  events: GameEvent[];
  view: View;
  decision: Question | null;
  aid: Aid;
}

export interface Frames {
  viewer: number | null;
  plies: number;
  frames: Frame[];
  names: Record<string, string>;
}

export interface Problem {
  code: string;
  clause: string;
  words: string;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

export interface PanicStationTurnView {
  begun: boolean;
  ap: number;
  must_search: boolean;
  used: number;
  met: number;
  ran: number;
  fought: number;
  bonus: number;
  duty: number;
  entering: number;
  use: string;
  user: number;
  draws: number[];
  pull_seat: number;
  pull_room: number;
  placing: number;
  shots: number;
  aimed: number[];
  hits: [number, number][];
  shields: [number, number][];
  die: number;
  striker: number;
  struck: number;
  strike_room: number;
  phase: boolean;
  partner: number;
  offered: [boolean, boolean];
}

export interface PanicStationPlacedView {
  card: string;
  x: number;
  y: number;
  facing: string;
  red: boolean;
}

export interface PanicStationParasiteView {
  side: string;
  room: number;
}

export interface PanicStationCharacterView {
  room: number | null;
  health: number;
}

export interface PanicStationPlayerView {
  alive: boolean;
  arrived: boolean;
  cards: number;
  table: string[];
  bullets: number;
  buried: number;
  trooper: PanicStationCharacterView;
  android: PanicStationCharacterView;
}

export interface PanicStationCheckCard {
  killer: number;
  victim: number;
  infected: boolean | null;
}

export interface PanicStationFact {
  what: "trade" | "draw" | "scan" | "left" | "look" | "attack" | "death";
  seat: number;
  other: number;
  number: number;
  card: string;
}

export interface PanicStationNote {
  at: number;
  what: string;
  with_seat: number;
  cards: string[];
  did: ["hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped", "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped"];
}

export interface PanicStationInfection {
  giver: number;
  victim: number;
}

export interface PanicStationRevealed {
  hands: string[][];
  graves: string[][];
  infected: number;
  host: number;
  infections: PanicStationInfection[];
  deck: string[];
  rooms: string[];
}

export interface PanicStationView {
  viewer: number | null;
  ask: "act" | "entry" | "offer" | "armor" | "second_shot" | "place" | "pull" | null;
  asked: number[];
  active: number;
  turn: number;
  now: PanicStationTurnView;
  marker: number;
  marker_active: boolean;
  doors_open: boolean;
  placed: PanicStationPlacedView[];
  rooms_ahead: string[];
  rooms_hidden: number;
  rooms_buried: string[];
  hive_aside: boolean;
  parasites: PanicStationParasiteView[];
  gray: number;
  black: number;
  players: PanicStationPlayerView[];
  deck: number;
  fresh: string[];
  discard: string[];
  lost: string[];
  checks: PanicStationCheckCard[];
  story: PanicStationFact[];
  hand: string[];
  grave: string[];
  infected: boolean;
  host: boolean;
  offer: string;
  notes: PanicStationNote[];
  revealed: PanicStationRevealed | null;
  end: string;
}

export interface PanicStationStationSetUp {
  kind: "StationSetUp";
  rooms: (string | null)[];
  deck: (string | null)[];
  first: number;
}

export interface PanicStationCardDealt {
  kind: "CardDealt";
  seat: number;
  card: string | null;
}

export interface PanicStationAlertDealt {
  kind: "AlertDealt";
  seat: number;
}

export interface PanicStationTurnBegan {
  kind: "TurnBegan";
  seat: number;
  ap: number;
  arrives: boolean;
}

export interface PanicStationTurnEnded {
  kind: "TurnEnded";
  seat: number;
  following: number;
}

export interface PanicStationMarkerActivated {
  kind: "MarkerActivated";
  seat: number;
}

export interface PanicStationPhaseBegan {
  kind: "PhaseBegan";
  seat: number;
}

export interface PanicStationParasitesMoved {
  kind: "ParasitesMoved";
  die: number;
}

export interface PanicStationPhaseEnded {
  kind: "PhaseEnded";
  marker: number;
}

export interface PanicStationItemLaid {
  kind: "ItemLaid";
  seat: number;
  card: string;
}

export interface PanicStationBoostUsed {
  kind: "BoostUsed";
  seat: number;
}

export interface PanicStationGrenadeThrown {
  kind: "GrenadeThrown";
  seat: number;
  character: number;
  room: number;
}

export interface PanicStationHandScanned {
  kind: "HandScanned";
  seat: number;
  target: number;
  cards: (string | null)[];
}

export interface PanicStationKitUsed {
  kind: "KitUsed";
  seat: number;
  patients: number[];
}

export interface PanicStationSearched {
  kind: "Searched";
  seat: number;
  character: number;
  draws: number[];
}

export interface PanicStationCardDrawn {
  kind: "CardDrawn";
  seat: number;
  card: string | null;
}

export interface PanicStationAlertDrawn {
  kind: "AlertDrawn";
  seat: number;
}

export interface PanicStationDeckReshuffled {
  kind: "DeckReshuffled";
  cards: (string | null)[];
}

export interface PanicStationNothingLeftToDraw {
  kind: "NothingLeftToDraw";
}

export interface PanicStationParasiteAppeared {
  kind: "ParasiteAppeared";
  die: number;
  parasite: string;
  room: number;
}

export interface PanicStationPullOwed {
  kind: "PullOwed";
  seat: number;
  die: number;
  room: number;
}

export interface PanicStationParasitePulled {
  kind: "ParasitePulled";
  seat: number;
  parasite: string;
  start: number;
  room: number;
}

export interface PanicStationParasiteWounded {
  kind: "ParasiteWounded";
  parasite: string;
  room: number;
}

export interface PanicStationShotFired {
  kind: "ShotFired";
  seat: number;
  target: number | null;
  room: number;
  more: number;
}

export interface PanicStationShotWasted {
  kind: "ShotWasted";
  seat: number;
}

export interface PanicStationStabbed {
  kind: "Stabbed";
  seat: number;
  character: number;
  room: number;
  target: number | null;
  die: number;
}

export interface PanicStationHitsLanded {
  kind: "HitsLanded";
  hits: [number, number][];
  asked: [number, number][];
}

export interface PanicStationArmorPlayed {
  kind: "ArmorPlayed";
  seat: number;
}

export interface PanicStationHitTaken {
  kind: "HitTaken";
  seat: number;
}

export interface PanicStationCharacterHurt {
  kind: "CharacterHurt";
  character: number;
  damage: number;
  health: number;
}

export interface PanicStationPlayerEliminated {
  kind: "PlayerEliminated";
  seat: number;
  marker: number;
}

export interface PanicStationCheckCardGiven {
  kind: "CheckCardGiven";
  victim: number;
  killer: number;
  infected: boolean | null;
}

export interface PanicStationTerminalUsed {
  kind: "TerminalUsed";
  seat: number;
  character: number;
  function: string;
}

export interface PanicStationScanRead {
  kind: "ScanRead";
  infected: number;
  living: number;
}

export interface PanicStationDoorsOpened {
  kind: "DoorsOpened";
}

export interface PanicStationCamerasSwitchedOn {
  kind: "CamerasSwitchedOn";
}

export interface PanicStationSickBayUsed {
  kind: "SickBayUsed";
  seat: number;
  character: number;
  both: boolean;
}

export interface PanicStationHealed {
  kind: "Healed";
  patients: number[];
}

export interface PanicStationExploreBegan {
  kind: "ExploreBegan";
  seat: number;
  room: number;
}

export interface PanicStationCardBuried {
  kind: "CardBuried";
  card: string;
  following: string | null;
}

export interface PanicStationHiveSetAside {
  kind: "HiveSetAside";
  following: string | null;
}

export interface PanicStationExploreFailed {
  kind: "ExploreFailed";
}

export interface PanicStationRoomPlaced {
  kind: "RoomPlaced";
  card: string;
  room: number;
  way: string;
  facing: string;
  following: string | null;
}

export interface PanicStationWalked {
  kind: "Walked";
  seat: number;
  character: number;
  room: number;
  free: boolean;
}

export interface PanicStationEntrySettled {
  kind: "EntrySettled";
  character: number;
  duty: boolean;
  run: boolean;
}

export interface PanicStationTradeBegan {
  kind: "TradeBegan";
  seat: number;
  partner: number;
  room: number;
}

export interface PanicStationCardOffered {
  kind: "CardOffered";
  seat: number;
  card: string | null;
}

export interface PanicStationCardsTraded {
  kind: "CardsTraded";
  seat: number;
  partner: number;
  given: string | null;
  back: string | null;
  given_did: "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped";
  back_did: "hidden" | "nothing" | "infected" | "made_host" | "parried" | "already" | "sick" | "stopped";
}

export interface PanicStationHiveBurned {
  kind: "HiveBurned";
  seat: number;
}

export interface PanicStationMatchEnded {
  kind: "MatchEnded";
  reason: string;
}

export type PanicStationEvent =
  | PanicStationStationSetUp
  | PanicStationCardDealt
  | PanicStationAlertDealt
  | PanicStationTurnBegan
  | PanicStationTurnEnded
  | PanicStationMarkerActivated
  | PanicStationPhaseBegan
  | PanicStationParasitesMoved
  | PanicStationPhaseEnded
  | PanicStationItemLaid
  | PanicStationBoostUsed
  | PanicStationGrenadeThrown
  | PanicStationHandScanned
  | PanicStationKitUsed
  | PanicStationSearched
  | PanicStationCardDrawn
  | PanicStationAlertDrawn
  | PanicStationDeckReshuffled
  | PanicStationNothingLeftToDraw
  | PanicStationParasiteAppeared
  | PanicStationPullOwed
  | PanicStationParasitePulled
  | PanicStationParasiteWounded
  | PanicStationShotFired
  | PanicStationShotWasted
  | PanicStationStabbed
  | PanicStationHitsLanded
  | PanicStationArmorPlayed
  | PanicStationHitTaken
  | PanicStationCharacterHurt
  | PanicStationPlayerEliminated
  | PanicStationCheckCardGiven
  | PanicStationTerminalUsed
  | PanicStationScanRead
  | PanicStationDoorsOpened
  | PanicStationCamerasSwitchedOn
  | PanicStationSickBayUsed
  | PanicStationHealed
  | PanicStationExploreBegan
  | PanicStationCardBuried
  | PanicStationHiveSetAside
  | PanicStationExploreFailed
  | PanicStationRoomPlaced
  | PanicStationWalked
  | PanicStationEntrySettled
  | PanicStationTradeBegan
  | PanicStationCardOffered
  | PanicStationCardsTraded
  | PanicStationHiveBurned
  | PanicStationMatchEnded;

export interface PanicStationBurnMove {
  kind: "Burn";
}

export interface PanicStationCamerasMove {
  kind: "Cameras";
  character: string;
}

export interface PanicStationEndTurnMove {
  kind: "EndTurn";
}

export interface PanicStationExploreMove {
  kind: "Explore";
  character: string;
}

export interface PanicStationFireMove {
  kind: "Fire";
  target: string;
}

export interface PanicStationFirstAidMove {
  kind: "FirstAid";
  patient: string;
}

export interface PanicStationHealMove {
  kind: "Heal";
  character: string;
}

export interface PanicStationHeatScanMove {
  kind: "HeatScan";
  character: string;
}

export interface PanicStationLayMove {
  kind: "Lay";
  card: string;
}

export interface PanicStationOfferMove {
  kind: "Offer";
  card: string;
}

export interface PanicStationOpenDoorsMove {
  kind: "OpenDoors";
  character: string;
}

export interface PanicStationPlaceMove {
  kind: "Place";
  room: number;
  way: string;
  facing: string;
}

export interface PanicStationPlayArmorMove {
  kind: "PlayArmor";
}

export interface PanicStationPullMove {
  kind: "Pull";
  parasite: string;
  room: number;
}

export interface PanicStationRunMove {
  kind: "Run";
  way: string;
}

export interface PanicStationSearchMove {
  kind: "Search";
  character: string;
}

export interface PanicStationShareFirstAidMove {
  kind: "ShareFirstAid";
  character: string;
  patient: string;
}

export interface PanicStationStabMove {
  kind: "Stab";
  character: string;
  target: string;
}

export interface PanicStationTakeHitMove {
  kind: "TakeHit";
}

export interface PanicStationTeamSearchMove {
  kind: "TeamSearch";
  character: string;
  partner: number;
}

export interface PanicStationThrowGrenadeMove {
  kind: "ThrowGrenade";
  character: string;
  way: string;
}

export interface PanicStationTradeMove {
  kind: "Trade";
  partner: number;
}

export interface PanicStationUseScannerMove {
  kind: "UseScanner";
  seat: number;
}

export interface PanicStationWalkMove {
  kind: "Walk";
  character: string;
  way: string;
}

export interface PanicStationWasteShotMove {
  kind: "WasteShot";
}

export type PanicStationMove =
  | PanicStationBurnMove
  | PanicStationCamerasMove
  | PanicStationEndTurnMove
  | PanicStationExploreMove
  | PanicStationFireMove
  | PanicStationFirstAidMove
  | PanicStationHealMove
  | PanicStationHeatScanMove
  | PanicStationLayMove
  | PanicStationOfferMove
  | PanicStationOpenDoorsMove
  | PanicStationPlaceMove
  | PanicStationPlayArmorMove
  | PanicStationPullMove
  | PanicStationRunMove
  | PanicStationSearchMove
  | PanicStationShareFirstAidMove
  | PanicStationStabMove
  | PanicStationTakeHitMove
  | PanicStationTeamSearchMove
  | PanicStationThrowGrenadeMove
  | PanicStationTradeMove
  | PanicStationUseScannerMove
  | PanicStationWalkMove
  | PanicStationWasteShotMove;

export interface NegotiatorView {
  viewer: number | null;
  taker: string;
  fate: "taker" | "accomplice" | "captured" | "eliminated" | "surrendered" | "escaped" | "out_of_time" | "abandoned";
  turn: number;
  phase: "discussion" | "purchase" | "terror";
  last: boolean;
  ask: "discuss" | "dice" | "pay" | "reveal" | "choose" | "take" | "buy" | "prepare" | null;
  todo: string[];
  threat: number;
  points: number;
  zone: number;
  freed: number;
  dead: number;
  stock: number;
  hand: string[];
  market: string[];
  played: string[];
  down: string[];
  removed: string[];
  deck: (string | null)[];
  discard: string[];
  shown: string;
  turned: string;
  minors: string[];
  out: (string | null)[];
  demands: (string | null)[];
  faces: number[];
  kinds: string[];
  spare: (string | null)[];
  gone: (string | null)[];
  clock: boolean;
  cut: boolean;
  dice: number[];
  fours: number[];
  rerolls: number[];
  testing: string;
  rolled: number[];
  converted: number;
  easy: boolean;
  again: number;
}

export interface NegotiatorTakerSet {
  kind: "TakerSet";
  taker: string;
  hostages: number;
  threat: number;
}

export interface NegotiatorDemandsPlaced {
  kind: "DemandsPlaced";
  demands: (string | null)[];
  spare: (string | null)[];
}

export interface NegotiatorTerrorDeckBuilt {
  kind: "TerrorDeckBuilt";
  deck: (string | null)[];
  out: (string | null)[];
}

export interface NegotiatorTalkBegan {
  kind: "TalkBegan";
  turn: number;
  last: boolean;
}

export interface NegotiatorAsked {
  kind: "Asked";
  ask: string;
  todo: string[];
}

export interface NegotiatorCardPlayed {
  kind: "CardPlayed";
  card: string;
}

export interface NegotiatorCardLaid {
  kind: "CardLaid";
  card: string;
}

export interface NegotiatorCardPaid {
  kind: "CardPaid";
  card: string;
}

export interface NegotiatorDiceRolled {
  kind: "DiceRolled";
  card: string;
  faces: number[];
}

export interface NegotiatorDieRerolled {
  kind: "DieRerolled";
  die: number;
  face: number;
  forced: boolean;
}

export interface NegotiatorAbilityTriggered {
  kind: "AbilityTriggered";
  taker: string;
}

export interface NegotiatorFourConverted {
  kind: "FourConverted";
}

export interface NegotiatorTestJudged {
  kind: "TestJudged";
  card: string;
  successes: number;
}

export interface NegotiatorPointsChanged {
  kind: "PointsChanged";
  amount: number;
}

export interface NegotiatorThreatMoved {
  kind: "ThreatMoved";
  before: number;
  after: number;
}

export interface NegotiatorHostageFreed {
  kind: "HostageFreed";
}

export interface NegotiatorHostageKilled {
  kind: "HostageKilled";
}

export interface NegotiatorHostageSpared {
  kind: "HostageSpared";
}

export interface NegotiatorHostagesAdded {
  kind: "HostagesAdded";
  count: number;
}

export interface NegotiatorDiceChanged {
  kind: "DiceChanged";
  amount: number;
  span: string;
}

export interface NegotiatorFoursGiven {
  kind: "FoursGiven";
  span: string;
}

export interface NegotiatorRerollsGiven {
  kind: "RerollsGiven";
  amount: number;
  span: string;
}

export interface NegotiatorDemandRevealed {
  kind: "DemandRevealed";
  position: number;
  demand: string;
}

export interface NegotiatorDemandConceded {
  kind: "DemandConceded";
  demand: string;
  cost: number;
}

export interface NegotiatorMinorSettled {
  kind: "MinorSettled";
  demand: string;
}

export interface NegotiatorCardBought {
  kind: "CardBought";
  card: string;
  cost: number;
}

export interface NegotiatorCardTaken {
  kind: "CardTaken";
  card: string;
}

export interface NegotiatorCardRemoved {
  kind: "CardRemoved";
  card: string;
}

export interface NegotiatorTalkCut {
  kind: "TalkCut";
}

export interface NegotiatorTalkEnded {
  kind: "TalkEnded";
}

export interface NegotiatorPurchaseEnded {
  kind: "PurchaseEnded";
}

export interface NegotiatorTerrorDrawn {
  kind: "TerrorDrawn";
  card: string;
}

export interface NegotiatorTerrorResolved {
  kind: "TerrorResolved";
  card: string;
}

export interface NegotiatorTerrorDropped {
  kind: "TerrorDropped";
  card: string;
}

export interface NegotiatorMinorKept {
  kind: "MinorKept";
  card: string;
}

export interface NegotiatorTerrorEnded {
  kind: "TerrorEnded";
}

export interface NegotiatorTakerCaptured {
  kind: "TakerCaptured";
}

export interface NegotiatorTakerEliminated {
  kind: "TakerEliminated";
}

export interface NegotiatorAccompliceTookOver {
  kind: "AccompliceTookOver";
}

export interface NegotiatorAccompliceSurrendered {
  kind: "AccompliceSurrendered";
}

export interface NegotiatorTakerEscaped {
  kind: "TakerEscaped";
}

export interface NegotiatorTimeRanOut {
  kind: "TimeRanOut";
  killed: number;
}

export interface NegotiatorHopeLost {
  kind: "HopeLost";
}

export interface NegotiatorAbandoned {
  kind: "Abandoned";
}

export type NegotiatorEvent =
  | NegotiatorTakerSet
  | NegotiatorDemandsPlaced
  | NegotiatorTerrorDeckBuilt
  | NegotiatorTalkBegan
  | NegotiatorAsked
  | NegotiatorCardPlayed
  | NegotiatorCardLaid
  | NegotiatorCardPaid
  | NegotiatorDiceRolled
  | NegotiatorDieRerolled
  | NegotiatorAbilityTriggered
  | NegotiatorFourConverted
  | NegotiatorTestJudged
  | NegotiatorPointsChanged
  | NegotiatorThreatMoved
  | NegotiatorHostageFreed
  | NegotiatorHostageKilled
  | NegotiatorHostageSpared
  | NegotiatorHostagesAdded
  | NegotiatorDiceChanged
  | NegotiatorFoursGiven
  | NegotiatorRerollsGiven
  | NegotiatorDemandRevealed
  | NegotiatorDemandConceded
  | NegotiatorMinorSettled
  | NegotiatorCardBought
  | NegotiatorCardTaken
  | NegotiatorCardRemoved
  | NegotiatorTalkCut
  | NegotiatorTalkEnded
  | NegotiatorPurchaseEnded
  | NegotiatorTerrorDrawn
  | NegotiatorTerrorResolved
  | NegotiatorTerrorDropped
  | NegotiatorMinorKept
  | NegotiatorTerrorEnded
  | NegotiatorTakerCaptured
  | NegotiatorTakerEliminated
  | NegotiatorAccompliceTookOver
  | NegotiatorAccompliceSurrendered
  | NegotiatorTakerEscaped
  | NegotiatorTimeRanOut
  | NegotiatorHopeLost
  | NegotiatorAbandoned;

export interface NegotiatorAbandonMove {
  kind: "Abandon";
}

export interface NegotiatorAcceptMove {
  kind: "Accept";
}

export interface NegotiatorBuyMove {
  kind: "Buy";
  card: string;
}

export interface NegotiatorChooseMove {
  kind: "Choose";
  option: number;
}

export interface NegotiatorConcedeMove {
  kind: "Concede";
  demand: string;
}

export interface NegotiatorConvertMove {
  kind: "Convert";
  card: string;
}

export interface NegotiatorDoneMove {
  kind: "Done";
}

export interface NegotiatorEndTalkMove {
  kind: "EndTalk";
}

export interface NegotiatorLayMove {
  kind: "Lay";
  card: string;
}

export interface NegotiatorPayMove {
  kind: "Pay";
  card: string;
}

export interface NegotiatorPlayMove {
  kind: "Play";
  card: string;
}

export interface NegotiatorRerollMove {
  kind: "Reroll";
  die: number;
}

export interface NegotiatorRevealMove {
  kind: "Reveal";
  position: number;
}

export interface NegotiatorRollMove {
  kind: "Roll";
}

export interface NegotiatorTakeMove {
  kind: "Take";
  card: string;
}

export type NegotiatorMove =
  | NegotiatorAbandonMove
  | NegotiatorAcceptMove
  | NegotiatorBuyMove
  | NegotiatorChooseMove
  | NegotiatorConcedeMove
  | NegotiatorConvertMove
  | NegotiatorDoneMove
  | NegotiatorEndTalkMove
  | NegotiatorLayMove
  | NegotiatorPayMove
  | NegotiatorPlayMove
  | NegotiatorRerollMove
  | NegotiatorRevealMove
  | NegotiatorRollMove
  | NegotiatorTakeMove;

export interface PaniHighTakenView {
  card: string | null;
  layer: number;
}

export interface PaniHighForceView {
  seat: number;
  laid: (string | null)[];
  taken: PaniHighTakenView[];
  shown: string[];
}

export interface PaniHighBattleView {
  location: string;
  attack: PaniHighForceView;
  defence: PaniHighForceView;
  turned_up: boolean;
  loser: number | null;
  credit: number;
  saved: string[];
}

export interface PaniHighSighting {
  card: string;
  seats: number[];
}

export interface PaniHighView {
  viewer: number | null;
  active: number;
  turn: number;
  ask: "first" | "act" | "lay" | "defend" | "defender_window" | "attacker_window" | "take" | "take_more" | "save" | "spy" | "discard" | null;
  asked: number;
  tied: number[];
  pile: number;
  discard: string[];
  places: string[][];
  hand_sizes: number[];
  hand: string[];
  spied: number | null;
  spied_hand: string[];
  battle: PaniHighBattleView | null;
  memory: PaniHighSighting[];
  common: PaniHighSighting[];
  scores: number[];
  seal: number | null;
}

export interface PaniHighHandsDealt {
  kind: "HandsDealt";
  hands: ((string | null)[])[];
  pile: (string | null)[];
}

export interface PaniHighLocationLaid {
  kind: "LocationLaid";
  seat: number;
  location: string;
}

export interface PaniHighFirstPlayerTied {
  kind: "FirstPlayerTied";
  seats: number[];
}

export interface PaniHighFirstPlayerSet {
  kind: "FirstPlayerSet";
  seat: number;
}

export interface PaniHighCardDrawn {
  kind: "CardDrawn";
  seat: number;
  card: string | null;
}

export interface PaniHighTurnPassed {
  kind: "TurnPassed";
  seat: number;
}

export interface PaniHighAttackDeclared {
  kind: "AttackDeclared";
  attacker: number;
  defender: number;
  location: string;
}

export interface PaniHighCardLaid {
  kind: "CardLaid";
  seat: number;
  card: string | null;
}

export interface PaniHighAttackReady {
  kind: "AttackReady";
  seat: number;
  cards: number;
}

export interface PaniHighBattleBegan {
  kind: "BattleBegan";
  seat: number;
  cards: number;
}

export interface PaniHighLocationYielded {
  kind: "LocationYielded";
  seat: number;
}

export interface PaniHighBribeShown {
  kind: "BribeShown";
  seat: number;
}

export interface PaniHighBribeFailed {
  kind: "BribeFailed";
  seat: number;
}

export interface PaniHighCardTaken {
  kind: "CardTaken";
  taker: number;
  loser: number;
  position: number | null;
  card: string | null;
}

export interface PaniHighFoundBribeShown {
  kind: "FoundBribeShown";
  seat: number;
}

export interface PaniHighTakeDeclined {
  kind: "TakeDeclined";
  seat: number;
}

export interface PaniHighPolicewomanShown {
  kind: "PolicewomanShown";
  seat: number;
}

export interface PaniHighDefenderWindowClosed {
  kind: "DefenderWindowClosed";
  seat: number;
}

export interface PaniHighAttackerWindowClosed {
  kind: "AttackerWindowClosed";
  seat: number;
}

export interface PaniHighCardsTurnedUp {
  kind: "CardsTurnedUp";
  defence: string[];
  attack: string[];
}

export interface PaniHighTotalsCompared {
  kind: "TotalsCompared";
  attack: number;
  defence: number;
  loser: number;
}

export interface PaniHighLocationTaken {
  kind: "LocationTaken";
  location: string;
  loser: number;
  winner: number;
}

export interface PaniHighLocationKept {
  kind: "LocationKept";
  location: string;
  owner: number;
}

export interface PaniHighCommitteeSpent {
  kind: "CommitteeSpent";
  seat: number;
}

export interface PaniHighCardSaved {
  kind: "CardSaved";
  seat: number;
  card: string;
}

export interface PaniHighBattleCleared {
  kind: "BattleCleared";
  attacker_back: string[];
  attacker_lost: string[];
  defender_back: string[];
  defender_lost: string[];
}

export interface PaniHighConspiracyPlayed {
  kind: "ConspiracyPlayed";
  seat: number;
  card: string;
  target: number | null;
}

export interface PaniHighCardStolen {
  kind: "CardStolen";
  thief: number;
  victim: number;
  card: string | null;
}

export interface PaniHighCardsDropped {
  kind: "CardsDropped";
  victim: number;
  cards: string[];
}

export interface PaniHighHandSpied {
  kind: "HandSpied";
  spy: number;
  victim: number;
  cards: (string | null)[];
}

export interface PaniHighHandOverLimit {
  kind: "HandOverLimit";
  seat: number;
  excess: number;
}

export interface PaniHighCardDiscarded {
  kind: "CardDiscarded";
  seat: number;
  card: string;
}

export interface PaniHighMatchScored {
  kind: "MatchScored";
  scores: number[];
  seal: number | null;
}

export type PaniHighEvent =
  | PaniHighHandsDealt
  | PaniHighLocationLaid
  | PaniHighFirstPlayerTied
  | PaniHighFirstPlayerSet
  | PaniHighCardDrawn
  | PaniHighTurnPassed
  | PaniHighAttackDeclared
  | PaniHighCardLaid
  | PaniHighAttackReady
  | PaniHighBattleBegan
  | PaniHighLocationYielded
  | PaniHighBribeShown
  | PaniHighBribeFailed
  | PaniHighCardTaken
  | PaniHighFoundBribeShown
  | PaniHighTakeDeclined
  | PaniHighPolicewomanShown
  | PaniHighDefenderWindowClosed
  | PaniHighAttackerWindowClosed
  | PaniHighCardsTurnedUp
  | PaniHighTotalsCompared
  | PaniHighLocationTaken
  | PaniHighLocationKept
  | PaniHighCommitteeSpent
  | PaniHighCardSaved
  | PaniHighBattleCleared
  | PaniHighConspiracyPlayed
  | PaniHighCardStolen
  | PaniHighCardsDropped
  | PaniHighHandSpied
  | PaniHighHandOverLimit
  | PaniHighCardDiscarded
  | PaniHighMatchScored;

export interface PaniHighAgitateMove {
  kind: "Agitate";
}

export interface PaniHighAttackMove {
  kind: "Attack";
  location: string;
}

export interface PaniHighChooseFirstMove {
  kind: "ChooseFirst";
  seat: number;
}

export interface PaniHighCloseWindowMove {
  kind: "CloseWindow";
}

export interface PaniHighDiscardMove {
  kind: "Discard";
  card: string;
}

export interface PaniHighDropOutMove {
  kind: "DropOut";
  target: number;
}

export interface PaniHighLayCardMove {
  kind: "LayCard";
  card: string;
}

export interface PaniHighPassMove {
  kind: "Pass";
}

export interface PaniHighRaidMove {
  kind: "Raid";
  target: number;
}

export interface PaniHighReadyMove {
  kind: "Ready";
}

export interface PaniHighSaveMove {
  kind: "Save";
  card: string;
}

export interface PaniHighSaveNoMoreMove {
  kind: "SaveNoMore";
}

export interface PaniHighShowBribeMove {
  kind: "ShowBribe";
}

export interface PaniHighShowPolicewomanMove {
  kind: "ShowPolicewoman";
}

export interface PaniHighSpyMove {
  kind: "Spy";
  target: number;
}

export interface PaniHighTakeMove {
  kind: "Take";
  position: number;
}

export interface PaniHighTakeNothingMove {
  kind: "TakeNothing";
}

export interface PaniHighYieldMove {
  kind: "Yield";
}

export type PaniHighMove =
  | PaniHighAgitateMove
  | PaniHighAttackMove
  | PaniHighChooseFirstMove
  | PaniHighCloseWindowMove
  | PaniHighDiscardMove
  | PaniHighDropOutMove
  | PaniHighLayCardMove
  | PaniHighPassMove
  | PaniHighRaidMove
  | PaniHighReadyMove
  | PaniHighSaveMove
  | PaniHighSaveNoMoreMove
  | PaniHighShowBribeMove
  | PaniHighShowPolicewomanMove
  | PaniHighSpyMove
  | PaniHighTakeMove
  | PaniHighTakeNothingMove
  | PaniHighYieldMove;

export interface TestOdds {
  dice: number;
  total: number;
  plain: number[];
  converted: number[];
}

export interface CareerMatch {
  table: string;
  taker: string;
  won: boolean;
  reason: string;
  turns: number;
  freed: number;
  dead: number;
  exploits: string[];
  practice: boolean;
  date?: string;
}

export interface CrisisAid {
  dice: number;
  successes: number | null;
  cards: Record<string, TestOdds>;
  exploits: string[];
  ended: CareerMatch | null;
  left: CareerMatch | null;
}

export interface CareerRow {
  taker: string | null;
  matches: number;
  won: number;
  freed: number;
  dead: number;
  streak: number;
  best: number;
}

export interface CareerExploit {
  exploit: string;
  match: number | null;
}

export interface Career {
  rows: CareerRow[];
  exploits: CareerExploit[];
  names: Record<string, string>;
}

export type Aid =
  | CrisisAid
  | null;

export type Sent =
  | Hello
  | Move
  | Say
  | Chat
  | Pause
  | Ping;

export type Heard =
  | Welcome
  | TableNews
  | News
  | ChatLine
  | Refused
  | Pong;

export type View =
  | PanicStationView
  | NegotiatorView
  | PaniHighView;

export type GameEvent =
  | PanicStationEvent
  | NegotiatorEvent
  | PaniHighEvent
  | SealedEvent
  | ClaimEvent;

export type GameMove =
  | PanicStationMove
  | NegotiatorMove
  | PaniHighMove;
