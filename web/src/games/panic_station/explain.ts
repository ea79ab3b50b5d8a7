// What every piece of this table is called for those who ask what it is, as `{...explains(kind, name)}`:
//   card:<card>               gas_can, armor, ammo, …, host, infection (of whatever colour), back (face down)
//   room:<card>               reactor, hive, storage_1, …; room:dark is what lies behind a doorway
//   character:trooper|android, or one of twelve by its number
//   parasite:gray|black|turned
//   action:<kind of action>   use_card, search, attack, terminal, sick_bay, burn, explore, move, trade, end
//   icon:ap|bullets|hand|items|marker|doors|search_deck|discard|supply|scans|next_room|rooms_left|turn|role|health|notes|player|facts
//   mark:walk|attack|trade|search|explore|parasite
// What cannot be played now says why in `data-reason`.
import { explains } from "../../lib/explain";

export const explainsCard = (card: string) => explains("card", card.startsWith("infection_") ? "infection" : card);
export const explainsIcon = (icon: Sign) => explains("icon", icon);

export type Sign =
  | "ap"
  | "bullets"
  | "hand"
  | "items"
  | "marker"
  | "doors"
  | "search_deck"
  | "discard"
  | "supply"
  | "scans"
  | "next_room"
  | "rooms_left"
  | "turn"
  | "role"
  | "health"
  | "notes"
  | "player"
  | "facts";
