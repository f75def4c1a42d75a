// The log: one JSON object a line, and nothing in it that somebody typed, holds as a secret or is.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

// PostgreSQL quotes whole rows in these: addresses of people, hashes of passwords.
const QUOTED_BY_POSTGRES = ['detail', 'where', 'internalQuery'];

const OPTIONS: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: Error) => without(pino.stdSerializers.err(error), QUOTED_BY_POSTGRES),
    // An address may hold a token behind its question mark; the line of the request names the route.
    req: (request: { method?: string }) => ({ method: request.method }),
  },
};

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ ...OPTIONS, level }, destination);
}

function without(serialized: object, names: string[]): object {
  return Object.fromEntries(Object.entries(serialized).filter(([name]) => !names.includes(name)));
}
