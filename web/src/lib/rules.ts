// Clauses come as lines of a document: pictures stand between fences, emphasis between stars.

const FENCE = "```";

export interface Part {
  drawn: boolean;
  lines: string[];
}

/** Paragraphs and pictures in turn. */
export function parts(example: string[]): Part[] {
  const found: Part[] = [];
  let part: Part = { drawn: false, lines: [] };
  for (const line of example) {
    const fence = line.startsWith(FENCE);
    if (fence || (!part.drawn && !line)) {
      if (part.lines.length) found.push(part);
      part = { drawn: part.drawn !== fence, lines: [] };
    } else {
      part.lines.push(line);
    }
  }
  return part.lines.length ? [...found, part] : found;
}

export function plain(text: string): string {
  return text.replace(/\*{1,2}(\S[^*]*\S)\*{1,2}/g, "$1").replaceAll("`", "");
}
