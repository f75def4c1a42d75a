// Describes a request that is wrong at the level of HTTP.
import type { Random } from './random';

export interface Oddity {
  name: string;
  method?: string;
  /** The request target, exactly as sent. */
  target?: string;
  /** Replaces headers of the same name; null removes one. */
  headers?: [string, string | null][];
  /** Adds headers, even if they repeat others. */
  more?: [string, string][];
  body?: string | Buffer;
  version?: string;
}

/** The given body is valid. */
export type MakeOddity = (random: Random, body: string) => Oddity;
