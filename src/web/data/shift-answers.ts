// Answers to shifts: one's own, and those that a manager waits for.
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { OwnShift, ShiftAnswer, UNCONFIRMED_HOURS } from '#contract/api/shift-answers';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { formatRange, formatShortDay } from '../platform/formats';
import { queryClient } from '../platform/query-client';
import type { DateWindow } from './day-statuses';
import { joinRows, useOfParts } from './of-parts';
import type { RosterPart } from './roster-parts';
import { useUser } from './session';
import { toastWithUndo } from './undo';

const ownQuery = queryOptions({
  queryKey: ['own shifts with answers'],
  meta: { topics: ['shifts', 'answers', 'locations'], part: 'your answers to shifts' },
  queryFn: ({ signal }) => call('GET /api/shift-answers', { signal }),
});

/** Own published shifts that haven't started, each with the answer to it. */
export function useOwnShifts() {
  const { employee_id } = useUser();
  return useQuery({ ...ownQuery, enabled: employee_id !== null });
}

export async function answerShift(
  shift: OwnShift,
  answer: 'confirmed' | 'cannot',
  note?: string,
): Promise<void> {
  const saved = await save([shift], answer, note);
  if (!saved) return;
  const title = answer === 'confirmed' ? 'Shift confirmed' : 'Your managers know';
  const description = `${formatShortDay(shift.date)}, ${formatRange(shift)} at ${shift.location_name}`;
  toastWithUndo({ title, description }, () => takeBack([shift]));
}

export async function confirmShifts(shifts: readonly OwnShift[]): Promise<void> {
  const saved = await save(shifts, 'confirmed');
  if (!saved) return;
  const title = `${counted(shifts.length, 'shift')} confirmed`;
  toastWithUndo({ title }, () => takeBack(shifts));
}

/** Reminds whoever hasn't confirmed a shift. */
export function useAskAgain() {
  return useMutation({
    mutationFn: (id: string) => call('POST /api/shifts/{id}/ask-again', { params: { id } }),
  });
}

/** The answers are as if the shifts had only been seen. */
export async function takeBack(shifts: readonly OwnShift[]): Promise<void> {
  for (const shift of shifts) if (!(await save([shift], 'seen'))) return;
}

/** Fails without a word: nobody asked for it. The next visit tries again. */
export async function noteAsSeen(shifts: readonly OwnShift[]): Promise<void> {
  try {
    await call('POST /api/shift-answers', {
      body: {
        answer: 'seen',
        shifts: shifts.map((shift) => ({ id: shift.id, ...factsOf(shift) })),
      },
    });
  } catch {}
}

/** Shows the answer straight away, and takes it back with a message when it can't be saved. */
async function save(
  shifts: readonly OwnShift[],
  answer: ShiftAnswer,
  note?: string,
): Promise<boolean> {
  await queryClient.cancelQueries({ queryKey: ownQuery.queryKey });
  const ids = new Set(shifts.map(({ id }) => id));
  queryClient.setQueryData(ownQuery.queryKey, (known) =>
    known?.map((shift) =>
      ids.has(shift.id) ? { ...shift, answer, answer_note: note || null } : shift,
    ),
  );
  try {
    const [only, another] = shifts;
    if (only && !another) {
      const body = { answer, ...factsOf(only), ...(note && { note }) };
      await call('POST /api/shifts/{id}/answer', { params: { id: only.id }, body });
    } else if (answer === 'confirmed') {
      const facts = shifts.map((shift) => ({ id: shift.id, ...factsOf(shift) }));
      await call('POST /api/shift-answers', { body: { answer, shifts: facts } });
    }
    return true;
  } catch (error) {
    toastFailure("Your answer wasn't saved", error);
    return false;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ownQuery.queryKey });
  }
}

function factsOf({ location_id, start_at, end_at }: OwnShift) {
  return { locationId: location_id, startAt: start_at, endAt: end_at };
}

export type UnconfirmedHours = (typeof UNCONFIRMED_HOURS)[number];

export function useUnconfirmedShifts(hours: UnconfirmedHours) {
  return useQuery({
    queryKey: ['unconfirmed shifts', hours],
    meta: { topics: ['shifts', 'answers', 'employees', 'locations'], part: 'unconfirmed shifts' },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/unconfirmed-shifts', { query: { hours }, signal }),
  });
}

/** From today on; what was before has no answers any more. */
export function useRosterAnswers(
  { from, to }: DateWindow,
  today: CalendarDate,
  parts?: readonly RosterPart[],
) {
  const dates = { from: from < today ? today : from, to };
  return useOfParts(
    parts,
    (part) => ({
      queryKey: ['roster answers', dates, part],
      meta: { topics: ['shifts', 'answers', 'employees'], dates, part: 'answers to shifts' },
      enabled: dates.from <= to,
      queryFn: ({ signal }) =>
        call('GET /api/roster-answers', { query: { ...dates, groups: part?.groups }, signal }),
    }),
    joinRows,
  );
}
