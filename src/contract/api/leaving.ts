// Leaving Muster: an owner deletes the organisation, a person leaves it or deletes their account.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { enteredPassword, instant, nameText } from '../fields';
import { LIMITS } from '../limits';
import { SessionUser } from '../session-user';

/** The name as it is typed to confirm. */
export const OrganizationName = z.strictObject({
  name: nameText(LIMITS.nameLength, 'Enter the name of the organisation').meta({
    examples: ['Wattle Health'],
  }),
});

export const deleteOrganization = endpoint({
  method: 'POST',
  path: '/api/organization/deletion',
  summary:
    'Delete the organisation in 30 days. Cancels its subscription now; until then it can be read only',
  right: 'delete organisation',
  body: OrganizationName,
  response: z.object({ deletes_at: instant }),
});

export const keepOrganization = endpoint({
  method: 'DELETE',
  path: '/api/organization/deletion',
  summary: 'Keep an organisation that is being deleted',
  right: 'delete organisation',
});

export const leaveOrganization = endpoint({
  method: 'POST',
  path: '/api/me/leave',
  summary: 'Leave the current organisation. Past shifts keep the name, future ones are removed',
  right: 'leave organisation',
  response: z.object({ user: SessionUser }),
});

export const OwnPassword = z.strictObject({ password: enteredPassword });

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/me/delete',
  summary: 'Delete your own account and leave all organisations',
  right: 'choose organisation',
  body: OwnPassword,
});
