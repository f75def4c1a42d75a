// Whether an error means that the database is not there, or was not there any more in the middle.
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
// Class 08 is a lost connection, 57P0x a server that stops or starts, 53300 one that is full.
const STATES = /^(08...|57P0[1-5]|53300)$/;
// pg itself gives these no code; the last is a connection that broke between two statements.
const TEXTS = /Connection terminated|timeout exceeded when trying to connect|is not queryable/;

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.has(code) || STATES.test(code) || TEXTS.test(error.message);
}
