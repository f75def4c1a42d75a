// Registering an organisation. Apart from signing in, which must load quickly and needs no time zones.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, name, newPassword } from '../fields';
import { timezone } from '../timezone-field';
import { SignedIn } from './auth';

export const Registration = z.strictObject({
  orgName: name.meta({ examples: ['Wattle Health'] }),
  ownerName: name,
  ownerEmail: email,
  ownerPassword: newPassword,
  /** Whether the owner works shifts, too, and so stands on the roster. */
  worksHere: z.boolean().default(false),
  /** Taken from the browser; the organisation's days and weeks are counted in it. */
  timezone: timezone.optional(),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an organisation and its owner, and sign the owner in',
  right: 'use the front door',
  body: Registration,
  response: SignedIn,
  status: 201,
});
