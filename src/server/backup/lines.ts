import { END_OF_ROWS } from './format';

const NEWLINE = 10;

export interface Lines {
  /** The next line with its newline; undefined when no whole line is left. */
  takeLine(): Promise<Buffer | undefined>;
  /** Whole rows up to the line that ends them, which is taken too; ends early when the content does. */
  takeRows(): AsyncGenerator<Buffer>;
  /** Whether nothing is left, not even a part of a line. */
  isAtEnd(): Promise<boolean>;
}

/** Reads a stream by lines and, in between, by large pieces: rows are too many to be looked at one by one. */
export function linesOf(content: AsyncIterable<Buffer>): Lines {
  const chunks = content[Symbol.asyncIterator]();
  let lines: Buffer = Buffer.alloc(0);
  let unfinished: Buffer[] = [];

  async function hasLines(): Promise<boolean> {
    while (lines.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      const end = next.value.lastIndexOf(NEWLINE) + 1;
      if (end > 0) {
        lines = Buffer.concat([...unfinished, next.value.subarray(0, end)]);
        unfinished = [];
      }
      if (end < next.value.length) unfinished.push(next.value.subarray(end));
    }
    return true;
  }

  function take(end: number): Buffer {
    const taken = lines.subarray(0, end);
    lines = lines.subarray(end);
    return taken;
  }

  return {
    async takeLine() {
      return (await hasLines()) ? take(lines.indexOf(NEWLINE) + 1) : undefined;
    },
    async *takeRows() {
      while (await hasLines()) {
        const end = findEndOfRows(lines);
        const rows = take(end ?? lines.length);
        if (rows.length > 0) yield rows;
        if (end === undefined) continue;
        take(END_OF_ROWS.length);
        return;
      }
    },
    async isAtEnd() {
      return !(await hasLines()) && unfinished.length === 0;
    },
  };
}

function findEndOfRows(lines: Buffer): number | undefined {
  if (lines.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) return 0;
  const at = lines.indexOf(`\n${END_OF_ROWS}`);
  return at < 0 ? undefined : at + 1;
}
