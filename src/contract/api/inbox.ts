// The manager's queue: everything that waits for a decision or for someone to act, the earliest shift first.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { instant } from '../fields';
import { calendarDate } from '../time-fields';
import { LeaveToDecide, LeaveView } from './leave';
import { DecisionEffect, Card as RequestCard } from './requests';
import { UnconfirmedShift } from './shift-answers';
import { UncoveredShift } from './shifts';

const card = {
  /** The same for as long as the card waits. */
  id: z.string(),
  /** Of the earliest shift that it touches. */
  starts_at: instant,
  /** What happens if nobody decides, in one sentence. */
  if_nobody_decides: z.string(),
  /** Other cards that can't be decided as if this one weren't there. */
  clashes: z.array(z.object({ card_id: z.string(), text: z.string() })),
};

/** A give, a swap, or a claim of an open shift. */
const ChangeCard = RequestCard.extend({ ...card, type: z.literal('request') });
export type ChangeCard = z.infer<typeof ChangeCard>;

const LeaveCard = z.object({ ...card, type: z.literal('leave'), leave: LeaveToDecide });
export type LeaveCard = z.infer<typeof LeaveCard>;

/** Leave that can't all be granted: one decision for all of it. */
const LeaveSetCard = z.object({
  ...card,
  type: z.literal('leave-set'),
  leaves: z.array(
    LeaveToDecide.extend({
      /** Public holidays that the person worked in the last year. */
      holidays_worked: z.int(),
    }),
  ),
  /** Days that would be below the minimum if all of them went. */
  short: z.array(
    z.object({
      location_name: z.string(),
      date: calendarDate,
      leave_ids: z.array(z.uuid()),
      /** How many of them can go without that. */
      room: z.int(),
    }),
  ),
});
export type LeaveSetCard = z.infer<typeof LeaveSetCard>;

/** Someone asks to cancel approved leave, or to come back early. */
const LeaveEndCard = z.object({
  ...card,
  type: z.literal('leave-end'),
  leave: LeaveView,
  effect: DecisionEffect,
  may_decide: z.boolean(),
});
export type LeaveEndCard = z.infer<typeof LeaveEndCard>;

/** Someone said that they can't work it, or hasn't confirmed it although it starts within 24 hours. */
const ShiftCard = z.object({
  ...card,
  type: z.literal('shift'),
  shift: UnconfirmedShift,
});
export type ShiftCard = z.infer<typeof ShiftCard>;

/** Whoever has it is sick, on leave or off that day, so nobody works it. */
const UncoveredCard = z.object({
  ...card,
  type: z.literal('uncovered'),
  shift: UncoveredShift,
});
export type UncoveredCard = z.infer<typeof UncoveredCard>;

const CoverCard = z.object({
  ...card,
  type: z.literal('cover'),
  location_id: z.uuid(),
  location_name: z.string(),
  timezone: z.string(),
  date: calendarDate,
  ends_at: instant,
  /** How many people too few. */
  missing: z.int(),
  /** For how many of them a place is open already at that time. */
  offered: z.int(),
});
export type CoverCard = z.infer<typeof CoverCard>;

const InboxCard = z.discriminatedUnion('type', [
  ChangeCard,
  LeaveCard,
  LeaveSetCard,
  LeaveEndCard,
  ShiftCard,
  UncoveredCard,
  CoverCard,
]);
export type InboxCard = z.infer<typeof InboxCard>;

export const getInbox = endpoint({
  method: 'GET',
  path: '/api/inbox',
  summary:
    'Everything that waits for a manager, the earliest shift first, with what approving would do',
  right: 'decide requests',
  response: z.object({ cards: z.array(InboxCard) }),
});

export const countInbox = endpoint({
  method: 'GET',
  path: '/api/inbox/count',
  summary: 'How many requests wait for a decision that you may take',
  right: 'decide requests',
  response: z.object({ count: z.int() }),
});
