import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Topic } from '#contract/api/events';
import type { RosterWindow } from '#contract/api/roster-window';
import { cellCode } from '#contract/cell-codes';
import type { CalendarDate } from '#engine/time/kinds';
import { TAB } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { asOwnChange, followRosterChange, showOwnChange } from './refresh-roster';

const date = (day: number) => `2027-03-0${day}` as CalendarDate;

/** Amy is off on one day of the window. */
function window(from: number, to: number, off: number, more: Partial<RosterWindow>): RosterWindow {
  const days = Array.from({ length: to - from + 1 }, (_, day) => (from + day === off ? 1 : 0));
  return {
    from: date(from),
    to: date(to),
    revision: 4,
    sites: [],
    contents: [
      { status: null, shifts: [] },
      { status: 'off', shifts: [] },
    ],
    rows: [{ employee_id: 'amy', cells: String.fromCharCode(...days.map(cellCode)) }],
    ...more,
  };
}

let reads: string[];
let leave: (() => void)[];

/** A query that someone looks at, with what it holds already. */
function look(name: string, data: unknown, topics: Topic[], dates?: { from: string; to: string }) {
  const queryKey = [name === 'list' || name === 'figures' ? name : 'roster', name];
  queryClient.setQueryData(queryKey, data);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    meta: dates ? { topics, dates } : { topics },
    queryFn: () => {
      reads.push(name);
      return queryClient.getQueryData(queryKey);
    },
  });
  leave.push(observer.subscribe(() => {}));
}

const known = (name: string) => queryClient.getQueryData<RosterWindow>(['roster', name]);

// The revisions go up from test to test, as they do in a tab.
let now = 10;

beforeEach(() => {
  now += 10;
  reads = [];
  leave = [];
  const both: Topic[] = ['shifts', 'day-statuses'];
  const grid = window(1, 4, 2, { revision: now });
  const june = window(6, 9, 7, { revision: now });
  look('grid', grid, both, { from: date(1), to: date(4) });
  look('later', june, both, { from: date(6), to: date(9) });
  look('list', [], ['shifts'], { from: date(1), to: date(4) });
  look('figures', {}, ['shifts']);
});

afterEach(() => {
  for (const each of leave) each();
  queryClient.clear();
});

const mark = (revision: number, from: number, to = from, tab = 'of a colleague') => ({
  revision,
  from: date(from),
  to: date(to),
  tab,
});

test('a change by someone else is read where its dates are shown, or where dates are not known', () => {
  followRosterChange('shifts', mark(now + 1, 3));
  expect(reads.sort()).toEqual(['figures', 'grid', 'list']);
});

test('a change of day statuses leaves lists of shifts alone', () => {
  followRosterChange('day-statuses', mark(now + 1, 3));
  expect(reads).toEqual(['grid']);
});

test('a change on other dates moves a window on without a read', () => {
  followRosterChange('day-statuses', mark(now + 1, 3));
  expect([known('later')?.revision, known('grid')?.revision]).toEqual([now + 1, now]);
  followRosterChange('day-statuses', mark(now + 3, 3));
  expect(known('later')?.revision).toBe(now + 1);
});

test('a window that has the change already is not read', () => {
  followRosterChange('day-statuses', mark(now, 3));
  expect(reads).toEqual([]);
});

test('the answer to an own change is put into the windows, and its event is no news', async () => {
  const cells = window(3, 3, 3, { revision: now + 1, since: now });
  await asOwnChange(async () => {
    followRosterChange('day-statuses', mark(now + 1, 3, 3, TAB));
    return { cells };
  });
  await showOwnChange(cells);
  followRosterChange('day-statuses', mark(now + 1, 3, 3, TAB));
  expect(reads.sort()).toEqual(['figures', 'list']);
  expect([known('grid')?.revision, known('later')?.revision]).toEqual([now + 1, now + 1]);
  expect(known('grid')?.rows[0]?.cells).toBe(
    window(1, 4, 2, {}).rows[0]?.cells.replace(/(..)./, '$1"'),
  );
});

test('after a change by someone else that was missed, an own change is read', async () => {
  await showOwnChange(window(3, 3, 3, { revision: now + 2, since: now + 1 }));
  expect(reads.sort()).toEqual(['figures', 'grid', 'list']);
  expect(known('grid')?.revision).toBe(now);
});

test('an answer that does not say what changed has everything read', async () => {
  await showOwnChange(null);
  expect(reads.sort()).toEqual(['figures', 'grid', 'later', 'list']);
});

test('a stranger that calls itself by the name of this tab is read all the same', () => {
  followRosterChange('day-statuses', mark(now + 5, 3, 3, TAB));
  expect(reads).toEqual(['grid']);
});
