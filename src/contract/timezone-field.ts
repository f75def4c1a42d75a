import { z } from 'zod';
import { isZone } from '#engine/time/zones';

export const timezone = z
  .string()
  .refine(isZone, 'Invalid timezone. Use IANA timezone identifier (e.g., UTC, America/New_York)')
  .meta({ examples: ['Australia/Sydney'] });
