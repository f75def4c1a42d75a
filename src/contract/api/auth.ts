// The front door: signing in and out, passwords.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, enteredPassword, id, newPassword } from '../fields';
import { SessionUser } from '../session-user';
import { Code } from './two-step';

export const SignedIn = z.object({ user: SessionUser });
/** The password was right. Nobody is signed in until the second step. */
const SecondStep = z.object({
  second_step: z.object({ app: z.boolean(), passkey: z.boolean() }),
});
const Message = z.object({ message: z.string() });

export const Credentials = z.strictObject({ email, password: enteredPassword });

export const PasswordChange = z.strictObject({
  currentPassword: enteredPassword,
  newPassword,
});

export const ForgottenPassword = z.strictObject({ email });

export const PasswordReset = z.strictObject({ token: z.string().min(1).max(200), newPassword });

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password. With two-step sign-in, the second step follows',
  right: 'use the front door',
  worksWhenFull: true,
  body: Credentials,
  response: z.union([SignedIn, SecondStep]),
});

export const secondStep = endpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Finish signing in with a code of the authenticator app or a recovery code',
  right: 'use the front door',
  worksWhenFull: true,
  body: Code,
  response: SignedIn,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  right: 'use the front door',
  worksWhenFull: true,
});

export const fixSession = endpoint({
  method: 'POST',
  path: '/api/auth/fix-session',
  summary: 'Re-read the memberships and put a valid organisation into the session',
  right: 'choose organisation',
  response: SignedIn,
});

export const switchOrganization = endpoint({
  method: 'POST',
  path: '/api/auth/switch-organization',
  summary: 'Switch to another organisation that this account belongs to',
  right: 'choose organisation',
  body: z.strictObject({ org_id: id('organization') }),
  response: SignedIn,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Choose a new password and end all other sessions of the account',
  right: 'keep own account',
  body: PasswordChange,
  response: SignedIn,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Email a link to choose a new password. Never says whether the account exists',
  right: 'use the front door',
  body: ForgottenPassword,
  response: Message,
  status: 202,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token from the emailed link',
  right: 'use the front door',
  body: PasswordReset,
  response: Message,
});
