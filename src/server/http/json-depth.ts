// Checks how deep a JSON text nests before it is parsed: walking a deep value would overflow the stack.

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

export function nestsDeeperThan(limit: number, json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (inText) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
