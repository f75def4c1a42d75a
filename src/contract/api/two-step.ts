// Two-step sign-in of one's own account: the authenticator app and the recovery codes.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { enteredPassword, instant } from '../fields';

/** A code of the authenticator app or a recovery code, with whatever spaces and dashes people type. */
const code = z
  .string()
  .max(60, 'Enter the 6 digits of your authenticator app, or a recovery code')
  .overwrite((typed) => typed.replaceAll(/[\s-]/g, '').toLowerCase())
  .min(1, 'Required')
  .meta({ examples: ['123456'] });

export const Code = z.strictObject({ code });
export const PasswordAgain = z.strictObject({ password: enteredPassword });

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const TwoStep = z.object({
  app: z.boolean(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.number(),
});

/** Shown once. Null when the account has its codes already, empty when they can't be shown again. */
export const NewRecoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/api/me/two-step',
  summary: 'What your account asks for besides the password',
  right: 'secure own sign-in',
  response: TwoStep,
});

export const startApp = endpoint({
  method: 'POST',
  path: '/api/me/two-step/app',
  summary: 'Make the key for an authenticator app. It counts once a first code has been confirmed',
  right: 'secure own sign-in',
  body: PasswordAgain,
  response: z.object({ key: z.string(), uri: z.string() }),
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/api/me/two-step/app/confirm',
  summary: 'Turn on the authenticator app with its first code',
  right: 'secure own sign-in',
  body: Code,
  response: NewRecoveryCodes,
});

export const turnOffApp = endpoint({
  method: 'DELETE',
  path: '/api/me/two-step/app',
  summary: 'Turn off the authenticator app',
  right: 'secure own sign-in',
  body: PasswordAgain,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/two-step/recovery-codes',
  summary: 'Make ten new recovery codes. The old ones stop working',
  right: 'secure own sign-in',
  body: PasswordAgain,
  response: NewRecoveryCodes,
});
