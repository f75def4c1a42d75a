// Recognises errors that mean the database is unreachable, from the start or in the middle of a call.
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
// Class 08 is a lost connection, 57P0x a server that stops or starts, 53300 a server without free connections, and
// 25P03 a transaction that PostgreSQL ended because nothing happened in it.
const STATES = /^(08...|57P0[1-5]|53300|25P0[34])$/;
// pg gives these errors no code. The last one is a connection that broke between two statements.
const TEXTS = /Connection terminated|timeout exceeded when trying to connect|is not queryable/;

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.has(code) || STATES.test(code) || TEXTS.test(error.message);
}
