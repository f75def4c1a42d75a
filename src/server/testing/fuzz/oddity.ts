// A request that is wrong before anything of it is read.
import type { Random } from './random';

export interface Oddity {
  name: string;
  method?: string;
  /** The request target, as it goes over the wire. */
  target?: string;
  /** Replace those of the same name; null leaves one out. */
  headers?: [string, string | null][];
  /** Repeats a header as it is, beside the others. */
  more?: [string, string][];
  body?: string | Buffer;
  version?: string;
}

/** The body is one that would fit. */
export type MakeOddity = (random: Random, body: string) => Oddity;
