// The log: one JSON object per line. It must hold no secrets, no personal details and nothing people typed.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

// PostgreSQL quotes whole rows in these fields, with email addresses and password hashes.
const QUOTED_BY_POSTGRES = ['detail', 'where', 'internalQuery'];

const OPTIONS: LoggerOptions = {
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: {
    err: (error: Error) => without(pino.stdSerializers.err(error), QUOTED_BY_POSTGRES),
    // The query of an address may hold a token. The request's own line names the route instead.
    req: (request: { method?: string }) => ({ method: request.method }),
  },
};

export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino({ ...OPTIONS, level }, destination);
}

function without(serialized: object, names: string[]): object {
  return Object.fromEntries(Object.entries(serialized).filter(([name]) => !names.includes(name)));
}
