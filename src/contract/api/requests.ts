// Requests: what people ask of colleagues and managers about their shifts. A shift stays with its person until the
// request is done.
import { z } from 'zod';
import { LIGHTS } from '#engine/cover/light';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate } from '../time-fields';
import { Shift } from './shifts';

/** A ring is a swap among three: each gives a shift to the next. */
export const TRADE_KINDS = ['give', 'swap', 'ring'] as const;
export const REQUEST_KINDS = [...TRADE_KINDS, 'leave', 'leave-cancel', 'claim'] as const;
export type RequestKindName = (typeof REQUEST_KINDS)[number];

/** Asked: waits for colleagues. Waiting: for a manager. Done: carried out. */
export const LIVE_STATES = ['asked', 'waiting'] as const;
/** Withdrawn by who asked, declined by colleagues, refused by a manager, expired by time, void by a change. */
const ENDINGS = ['withdrawn', 'declined', 'refused', 'expired', 'void'] as const;
export const REQUEST_STATES = [...LIVE_STATES, 'done', ...ENDINGS] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

const RequestShift = z.object({
  id: z.uuid(),
  /** Given: it leaves the person who asked. Wanted: they would take it in return. */
  side: z.enum(['given', 'wanted']),
  /** Whether it changes hands: false for a shift in return that nobody chose. */
  chosen: z.boolean(),
  /** Who gets it in a ring. */
  receiver_id: z.uuid().nullish(),
  employee_id: z.uuid(),
  employee_name: z.string(),
  location_name: z.string(),
  timezone: z.string(),
  date: calendarDate,
  start_at: instant,
  end_at: instant,
  role_label: z.string().nullable(),
});
export type RequestShift = z.infer<typeof RequestShift>;

/** Out: they can't be asked any more. */
export const PARTY_ANSWER = z.enum(['accepted', 'declined', 'out']).nullable();

const RequestParty = z.object({
  employee_id: z.uuid(),
  name: z.string(),
  /** A candidate who accepts becomes the partner. */
  part: z.enum(['asker', 'partner', 'candidate']),
  answer: PARTY_ANSWER,
});
export type RequestParty = z.infer<typeof RequestParty>;

export const RequestView = z.object({
  id: z.uuid(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  employee_id: z.uuid(),
  employee_name: z.string(),
  reason: z.string().nullable(),
  shifts: z.array(RequestShift),
  /** Other candidates are left out for a candidate. */
  parties: z.array(RequestParty),
  starts_at: instant,
  expires_at: instant.nullable(),
  created_at: instant,
  ended_at: instant.nullable(),
  /** Null when nobody ended it: time passed, or the roster changed. */
  ended_by_name: z.string().nullable(),
  ended_note: z.string().nullable(),
  version: z.int(),
});
export type RequestView = z.infer<typeof RequestView>;

const Path = z.object({ id: id('request') });

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/requests',
  summary: `List the requests that you made or are asked about: all that are open, and the last ${LIMITS.endedRequests} that have ended`,
  right: 'make requests',
  response: z.array(RequestView),
});

const reason = text(LIMITS.requestReasonLength).optional();

const GiveInput = z.strictObject({
  kind: z.literal('give'),
  /** An own published shift. */
  shiftId: id('shift'),
  /** Left out: everyone who could take it. */
  to: z.array(id('employee')).min(1).max(LIMITS.requestChoices).optional(),
  reason,
});

const SwapInput = z.strictObject({
  kind: z.literal('swap'),
  shiftId: id('shift'),
  /** Published shifts of colleagues. Any one of them will do. */
  for: z.array(id('shift')).min(1).max(LIMITS.requestChoices),
  reason,
});

const RingInput = z.strictObject({
  kind: z.literal('ring'),
  shiftId: id('shift'),
  /** Published shifts of two colleagues. The first one's person gets yours, the second one's gets the first, you get the second. */
  through: z.array(id('shift')).length(2),
  reason,
});

const NewRequestInput = z.discriminatedUnion('kind', [GiveInput, SwapInput, RingInput]);
export type NewRequestInput = z.infer<typeof NewRequestInput>;

export const createRequest = endpoint({
  method: 'POST',
  path: '/api/requests',
  summary:
    'Ask colleagues to take a shift of yours, or to swap it. It stays yours until that is done',
  right: 'make requests',
  body: NewRequestInput,
  response: RequestView,
  status: 201,
});

export const answerRequest = endpoint({
  method: 'POST',
  path: '/api/requests/{id}/answer',
  summary: 'Accept or decline what a colleague asked you',
  right: 'make requests',
  params: Path,
  body: z.strictObject({
    answer: z.enum(['accept', 'decline']),
    /** Which of your shifts goes in return, where several would do. */
    shiftId: id('shift').optional(),
  }),
  response: RequestView,
});

const Taker = z.object({
  employee_id: z.uuid(),
  name: z.string(),
  /** Why not is nobody else's business. */
  available: z.boolean(),
});
export type Taker = z.infer<typeof Taker>;

export const listTakers = endpoint({
  method: 'GET',
  path: '/api/shifts/{id}/takers',
  summary: 'The colleagues who could be asked to take an own shift, and whether each is available',
  right: 'make requests',
  params: z.object({ id: id('shift') }),
  response: z.array(Taker),
});

const ColleagueShift = Shift.pick({
  id: true,
  employee_id: true,
  employee_name: true,
  location_name: true,
  timezone: true,
  date: true,
  start_at: true,
  end_at: true,
  role_label: true,
});
export type ColleagueShift = z.infer<typeof ColleagueShift>;

const SwapChoice = ColleagueShift.extend({
  /** No part of the shift is on the day of the own shift, so that day becomes free. */
  frees_day: z.boolean(),
  /** No rule warns of it, and cover gets worse nowhere. */
  clean: z.boolean(),
});
export type SwapChoice = z.infer<typeof SwapChoice>;

export const listSwapChoices = endpoint({
  method: 'GET',
  path: '/api/shifts/{id}/swaps',
  summary: `Colleagues' shifts within ${LIMITS.swapDays} days for which an own shift could be swapped: those that nothing stands against first, then the nearest`,
  right: 'make requests',
  params: z.object({ id: id('shift') }),
  response: z.array(SwapChoice),
});

const Ring = z.object({
  /** Its person would get the own shift. */
  first: ColleagueShift,
  /** Its person would get the first. You would get this one. */
  second: ColleagueShift,
});
export type Ring = z.infer<typeof Ring>;

export const listRings = endpoint({
  method: 'GET',
  path: '/api/shifts/{id}/rings',
  summary:
    'Swaps among three that free the day of an own shift and that nothing stands against, if no swap between two does so',
  right: 'make requests',
  params: z.object({ id: id('shift') }),
  response: z.array(Ring),
});

/** Who gets an open shift: whoever takes it first, or whom a manager picks. */
export const CLAIM_POLICIES = ['first-come', 'manager'] as const;

const RequestPolicies = z.strictObject({
  /** 'automatic': done when accepted, as long as nothing stands against it; otherwise a manager decides. */
  swaps: z.enum(['automatic', 'manager', 'never']),
  /** With whom shifts may change hands. */
  among: z.enum(['organisation', 'site', 'group']),
  /** Until how many hours before its start a shift may be given or swapped. */
  notice_hours: z.int().min(0).max(336),
  claims: z.enum(CLAIM_POLICIES),
});
export type RequestPolicies = z.infer<typeof RequestPolicies>;

export const getRequestPolicies = endpoint({
  method: 'GET',
  path: '/api/settings/requests',
  summary: 'Get who may give and swap shifts, and who decides',
  right: 'make requests',
  response: RequestPolicies,
});

export const setRequestPolicies = endpoint({
  method: 'PUT',
  path: '/api/settings/requests',
  summary: 'Set who may give and swap shifts, and who decides',
  right: 'edit organisation',
  body: RequestPolicies,
  response: RequestPolicies,
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/requests/{id}/withdraw',
  summary: 'Withdraw an own request that is still open',
  right: 'make requests',
  params: Path,
  response: RequestView,
});

/** What approving would do. Computed by the same simulation as the decision itself. */
export const DecisionEffect = z.object({
  /** Sent with the decision: one that was made from another picture is refused. */
  fingerprint: z.string(),
  /** Nothing stands against it. */
  clean: z.boolean(),
  /** A rule forbids it, so it can only be refused. */
  blocked: z.boolean(),
  /** What the rules would find, in sentences. */
  findings: z.array(z.string()),
  /** The rostered work of each person in the week of the first shift. */
  people: z.array(
    z.object({
      employee_id: z.uuid(),
      name: z.string(),
      minutes_before: z.int(),
      minutes_after: z.int(),
      nights_before: z.int(),
      nights_after: z.int(),
      /** The shortest time between two shifts, in minutes; null with fewer than two. */
      rest_before: z.int().nullable(),
      rest_after: z.int().nullable(),
    }),
  ),
  /** Days whose cover would change. */
  cover: z.array(
    z.object({
      location_name: z.string(),
      date: calendarDate,
      before: z.enum(LIGHTS),
      after: z.enum(LIGHTS),
    }),
  ),
});
export type DecisionEffect = z.infer<typeof DecisionEffect>;

export const Card = z.object({
  request: RequestView,
  effect: DecisionEffect,
  /** False for what the caller is part of: someone else decides it. */
  may_decide: z.boolean(),
});
export type Card = z.infer<typeof Card>;

/** Of the effect that was shown. */
export const fingerprint = z.string().max(1_000);

export const decideRequest = endpoint({
  method: 'POST',
  path: '/api/requests/{id}/decide',
  summary: 'Approve or refuse a request of someone else. Refusing needs a note',
  right: 'decide requests',
  params: Path,
  body: z
    .strictObject({
      decision: z.enum(['approve', 'refuse']),
      note: text(LIMITS.requestReasonLength).optional(),
      fingerprint: fingerprint.optional(),
    })
    .refine(({ decision, note }) => decision === 'approve' || note, {
      message: 'Say why',
      path: ['note'],
    }),
  response: RequestView,
});
