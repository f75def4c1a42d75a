// Asking for an organisation, for installations where the operator sets it up.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, id, instant, name, text } from '../fields';
import { LIMITS } from '../limits';
import { SIGNUP_REQUEST_STATUSES } from '../list-choices';

export const SignupRequestInput = z.strictObject({
  organizationName: name.meta({ examples: ['Wattle Health'] }),
  requesterName: name,
  requesterEmail: email,
  message: text(LIMITS.notesLength).optional(),
});

export const SignupRequest = z.object({
  id: z.uuid(),
  organization_name: z.string(),
  requester_name: z.string(),
  requester_email: z.string(),
  message: z.string(),
  status: z.enum(SIGNUP_REQUEST_STATUSES),
  /** Why it was declined, when someone wrote it down. */
  reason: z.string(),
  decided_at: instant.nullable(),
  decided_by_name: z.string().nullable(),
  /** Set while the request is pending and something stands against it. */
  duplicate: z.enum(['account', 'request']).nullable(),
  created_at: instant,
});
export type SignupRequest = z.infer<typeof SignupRequest>;

export const requestAccess = endpoint({
  method: 'POST',
  path: '/api/signup-requests',
  summary: 'Ask the operator for an organisation',
  right: 'use the front door',
  body: SignupRequestInput,
  response: z.object({ message: z.string() }),
  status: 202,
});

export const listSignupRequests = endpoint({
  method: 'GET',
  path: '/api/platform/signup-requests',
  summary: 'List signup requests, newest first',
  right: 'run platform',
  query: z.object({
    status: z.enum(['all', ...SIGNUP_REQUEST_STATUSES]).default('all'),
    search: text(LIMITS.nameLength).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  response: z.object({ requests: z.array(SignupRequest), total: z.int() }),
});

const Path = z.object({ id: id('signup-request') });

export const approveSignupRequest = endpoint({
  method: 'POST',
  path: '/api/platform/signup-requests/{id}/approve',
  summary:
    'Approve a request: create the organisation, its owner and a one-time link to choose a password',
  right: 'run platform',
  params: Path,
  response: z.object({
    request: SignupRequest,
    /** Told once: a repeat of the call answers null. The owner gets it by mail, too. */
    link: z.string().nullable(),
  }),
});

export const declineSignupRequest = endpoint({
  method: 'POST',
  path: '/api/platform/signup-requests/{id}/decline',
  summary: 'Decline a request, with or without a reason',
  right: 'run platform',
  params: Path,
  body: z.strictObject({ reason: text(LIMITS.notesLength).optional() }),
  response: SignupRequest,
});
