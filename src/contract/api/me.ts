// The signed-in person's own account.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant, name, phone } from '../fields';
import { SessionUser } from '../session-user';

export const Profile = z.strictObject({ name, phone });

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'Get the signed-in person. Answers 401 when nobody is signed in',
  right: 'keep own account',
  response: z.object({ user: SessionUser }),
});

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/me',
  summary: 'Change your own name and phone number',
  right: 'choose organisation',
  body: Profile.partial(),
  response: z.object({ user: SessionUser }),
});

export const OwnSession = z.object({
  id: z.uuid(),
  /** What the browser said of itself; null for a session that began before Muster kept it. */
  user_agent: z.string().nullable(),
  created_at: instant,
  last_used_at: instant,
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where you are signed in',
  right: 'secure own sign-in',
  response: z.array(OwnSession),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/{id}',
  summary: 'Sign out one of your sessions',
  right: 'secure own sign-in',
  params: z.object({ id: id('session') }),
});

export const endOwnSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Sign out everywhere, here too',
  right: 'secure own sign-in',
});
