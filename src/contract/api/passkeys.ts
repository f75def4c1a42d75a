// Passkeys: added to one's own account, and signing in with one.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { enteredPassword, id, nameText } from '../fields';
import { LIMITS } from '../limits';
import { SignedIn } from './auth';
import { NewRecoveryCodes, PasswordAgain } from './two-step';

const name = nameText(LIMITS.passkeyNameLength, 'Required').meta({ examples: ['Work laptop'] });
const Path = z.object({ id: id('passkey') });

/** What the browser needs, and what it answers, as the WebAuthn standard writes them in JSON. */
const Options = z.looseObject({ challenge: z.string() });
const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/, 'Invalid input')
  .meta({ examples: ['AAAA'] });
const Answer = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
});
const CreatedAnswer = Answer.extend({
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(
        z
          .string()
          .max(20)
          .regex(/^[\w-]*$/),
      )
      .max(10)
      .optional(),
  }),
});
const SignedAnswer = Answer.extend({
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish(),
  }),
});

export const PasskeyName = z.strictObject({ name });
export const NewPasskey = z.strictObject({ name, password: enteredPassword });

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  summary: 'Begin to add a passkey',
  right: 'secure own sign-in',
  body: PasswordAgain,
  response: Options,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Add the passkey that the browser has made',
  right: 'secure own sign-in',
  body: PasskeyName.extend({ answer: CreatedAnswer }),
  response: NewRecoveryCodes,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/me/passkeys/{id}',
  summary: 'Give a passkey another name',
  right: 'secure own sign-in',
  params: Path,
  body: PasskeyName,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/{id}',
  summary: 'Remove a passkey',
  right: 'secure own sign-in',
  params: Path,
  body: PasswordAgain,
});

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begin to sign in with a passkey, alone or as the second step',
  right: 'use the front door',
  worksWhenFull: true,
  response: Options,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey. It counts as both steps, because it checks who holds it',
  right: 'use the front door',
  worksWhenFull: true,
  body: z.strictObject({ answer: SignedAnswer }),
  response: SignedIn,
});
