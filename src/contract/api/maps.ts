// Which map the screens draw.
import { z } from 'zod';
import { endpoint } from '../endpoint';

export const getMapsConfig = endpoint({
  method: 'GET',
  path: '/api/maps/config',
  summary: 'Get the basemap to draw: the built-in one, or the style that the operator configured',
  right: 'see my shifts',
  response: z.object({
    /** Empty when none is configured. */
    apiKey: z.string(),
    basemap: z.enum(['built-in', 'style']),
    styleUrl: z.string().nullable(),
  }),
});
