// Answers to shifts: each person says of their own published shifts whether they can work them.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, timestamp } from '../time-fields';
import { windowOfGroups } from '../window-of-groups';
import { Shift } from './shifts';

export const SHIFT_ANSWERS = ['seen', 'confirmed', 'cannot'] as const;
export type ShiftAnswer = (typeof SHIFT_ANSWERS)[number];

/** Null: no answer yet, or none since the shift got another person, site or time. */
const answer = z.enum(SHIFT_ANSWERS).nullable();

const OwnShift = Shift.pick({
  id: true,
  location_id: true,
  location_name: true,
  timezone: true,
  date: true,
  start_at: true,
  end_at: true,
  role_label: true,
}).extend({ answer, answer_note: z.string().nullable() });
export type OwnShift = z.infer<typeof OwnShift>;

/** The shift as it was shown: an answer to other times is refused. */
const facts = {
  locationId: id('location'),
  startAt: timestamp('2027-03-09T22:00:00.000Z'),
  endAt: timestamp('2027-03-10T06:00:00.000Z'),
};

export const listShiftAnswers = endpoint({
  method: 'GET',
  path: '/api/shift-answers',
  summary: "List the caller's own published shifts that haven't started, each with their answer",
  right: 'see my shifts',
  response: z.array(OwnShift),
});

export const answerShifts = endpoint({
  method: 'POST',
  path: '/api/shift-answers',
  summary:
    'Confirm several own shifts, all or none; or note that they were shown, which never replaces an answer and passes over shifts that have changed',
  right: 'see my shifts',
  body: z.strictObject({
    answer: z.enum(['seen', 'confirmed']).meta({ examples: ['confirmed'] }),
    shifts: z
      .array(z.strictObject({ id: id('shift'), ...facts }))
      .min(1)
      .max(LIMITS.answeredShifts),
  }),
});

export const answerShift = endpoint({
  method: 'POST',
  path: '/api/shifts/{id}/answer',
  summary:
    "Answer an own published shift that hasn't started. 'seen' takes an answer back. Nobody is taken off a shift by it",
  right: 'see my shifts',
  params: z.object({ id: id('shift') }),
  body: z
    .strictObject({
      answer: z.enum(SHIFT_ANSWERS).meta({ examples: ['cannot'] }),
      ...facts,
      /** For the managers. */
      note: text(LIMITS.answerNoteLength).optional(),
    })
    .refine(({ answer, note }) => !note || answer === 'cannot', {
      message: "Only 'cannot' takes a note",
      path: ['note'],
    }),
});

export const UnconfirmedShift = Shift.extend({
  answer: z.enum(['seen', 'cannot']).nullable(),
  answer_note: z.string().nullable(),
});
export type UnconfirmedShift = z.infer<typeof UnconfirmedShift>;

export const UNCONFIRMED_HOURS = [24, 168] as const;

export const listUnconfirmedShifts = endpoint({
  method: 'GET',
  path: '/api/unconfirmed-shifts',
  summary: `The next ${LIMITS.unconfirmedShifts} published shifts that their people haven't confirmed and that start within so many hours. People without an account can't answer, so theirs are left out`,
  right: 'see roster',
  query: z.object({
    hours: z.coerce.number().pipe(z.literal(UNCONFIRMED_HOURS)).default(24),
  }),
  response: z.object({
    /** Of all of them, not only of those listed. */
    count: z.int(),
    shifts: z.array(UnconfirmedShift),
  }),
});

export const askAgain = endpoint({
  method: 'POST',
  path: '/api/shifts/{id}/ask-again',
  summary:
    'Remind someone to confirm a published shift, at most once in an hour. Nothing is kept of it but the notice',
  right: 'edit roster',
  params: z.object({ id: id('shift') }),
});

/**
 * One letter a day: s for seen, c for confirmed, x for can't, a space for no answer. Several shifts of a day share a
 * letter: x when one can't be worked, otherwise that of the shift that is furthest from confirmed.
 */
const AnswersOfPerson = z.object({ employee_id: z.uuid(), days: z.string() });

export const getRosterAnswers = endpoint({
  method: 'GET',
  path: '/api/roster-answers',
  summary:
    'What people answered to their shifts, from today on. Whoever answered none has no row, and spaces at the end of a row are left out',
  right: 'see roster',
  query: windowOfGroups,
  response: z.object({ from: calendarDate, rows: z.array(AnswersOfPerson) }),
});
export type RosterAnswers = z.infer<typeof getRosterAnswers.response>;
