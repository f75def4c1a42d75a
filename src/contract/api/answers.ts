// Several reads in one call: a page begins with a dozen of them.
import { z } from 'zod';
import { endpoint } from '../endpoint';

/** As many as the largest page reads at once, twice over. */
export const READS_TOGETHER = 50;

export const readTogether = endpoint({
  method: 'GET',
  path: '/api/answers',
  summary: 'Answer several reads in one call',
  // Each read is refused or answered as if it came alone.
  right: 'use the front door',
  query: z.object({
    of: z
      .string()
      .max(8_000)
      .transform((addresses) => addresses.split(' '))
      .pipe(z.array(z.string().startsWith('/api/', 'Name reads of this API')).max(READS_TOGETHER))
      .describe('Addresses of reads, with a space between')
      .meta({ examples: ['/api/me /api/organization'] }),
  }),
  /** In the order in which they are ready. What isn't answered with 200 is left out: asked alone, it says why. */
  response: z.array(z.object({ of: z.string(), answer: z.unknown() })),
});
