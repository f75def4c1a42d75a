// PINs: the six digits with which someone clocks in at a kiosk.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';

/** Digits that are all the same, or go up or down one by one, are what a colleague would try first. */
const GUESSED = /^(\d)\1{5}$/;
const RUN = '0123456789012345';

export const NewPin = z
  .string()
  .regex(/^\d{6}$/, 'A PIN has 6 digits')
  .refine(
    (pin) => !GUESSED.test(pin) && !RUN.includes(pin) && !RUN.includes(reversed(pin)),
    'This PIN is too easy to guess',
  )
  .meta({ examples: ['402719'] });

function reversed(text: string): string {
  return [...text].reverse().join('');
}

const PinState = z.object({
  /** Null while there is none. */
  set_at: instant.nullable(),
});

export const readOwnPin = endpoint({
  method: 'GET',
  path: '/api/me/pin',
  summary: 'Whether you have a PIN for the kiosk, and since when',
  right: 'see my shifts',
  response: PinState,
});

export const setOwnPin = endpoint({
  method: 'PUT',
  path: '/api/me/pin',
  summary: 'Set your PIN for the kiosk',
  right: 'see my shifts',
  body: z.strictObject({ pin: NewPin }),
  response: PinState,
});

export const givePin = endpoint({
  method: 'POST',
  path: '/api/employees/{id}/pin',
  summary: 'Give someone a new PIN for the kiosk. It is answered this once',
  right: 'manage kiosks',
  params: z.object({ id: id('employee') }),
  /** A repeat of the call has no PIN: it isn't kept anywhere. */
  response: z.object({ pin: z.string().nullable() }),
});
