// The signed-in person's own account.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { name, phone } from '../fields';
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
