import { expect, test } from 'vitest';
import { AUDIT_GROUPS } from '#contract/audit-actions';
import { entrySentence, type RecordedEntry } from './entry-sentence';

const entry = (
  action: string,
  metadata = {},
  more: Partial<RecordedEntry> = {},
): RecordedEntry => ({
  actor_name: 'Amy Able',
  action,
  metadata,
  employee_name: 'Ben Chu',
  group_name: 'Night Team',
  ...more,
});

const WEEK = { people: 3, from: '2027-05-03', to: '2027-05-09', statuses: 0 };

test.each<[RecordedEntry, string]>([
  [
    entry('roster.publish', { ...WEEK, shifts: 12 }),
    'Amy Able published 12 shifts of 3 people, 3 to 9 May 2027',
  ],
  [
    entry('roster.publish', { people: 1, from: '2027-05-03', to: '2027-05-03', shifts: 1 }),
    'Amy Able published 1 shift of 1 person, 3 May 2027',
  ],
  [
    entry('roster.copied', { people: 2, from: '2026-12-28', to: '2027-01-03', shifts: 1280 }),
    'Amy Able copied 1,280 shifts of 2 people, 28 Dec 2026 to 3 Jan 2027',
  ],
  [
    entry('roster.sick', { people: 1, from: '2027-04-28', to: '2027-05-01', statuses: 4 }),
    'Amy Able set 4 sick days of 1 person, 28 Apr to 1 May 2027',
  ],
  [
    entry('shift.created', { employee: 'Ben Chu', date: '2027-05-03', replaced: 2 }),
    'Amy Able created a shift of Ben Chu, 3 May 2027, replacing 2 shifts',
  ],
  [
    entry('day-status.set', { date: '2027-05-03', status: 'sick' }),
    'Amy Able marked a day of Ben Chu as sick, 3 May 2027',
  ],
  [entry('employee.assigned'), 'Amy Able added Ben Chu to Night Team'],
  [
    entry('employee.unassigned', {}, { employee_name: null, group_name: null }),
    'Amy Able removed an employee from a shift group',
  ],
  [
    entry('employee.updated', { name: 'Ben Chu', role: 'manager', new_password: true }),
    'Amy Able changed the details of Ben Chu and gave them a new password',
  ],
  [
    entry('organization.updated', { changed: 'abn, timezone, week_starts_on' }),
    'Amy Able changed the organisation (ABN, time zone, week starts on)',
  ],
  [
    entry('roster.generated', { template: 'DuPont', shifts: 24 }, { actor_name: null }),
    'Muster generated 24 shifts with DuPont',
  ],
  [
    entry('subscription.changed', { from: 'trialing', to: 'past_due' }, { actor_name: null }),
    'The subscription changed from trialing to past due',
  ],
  [
    entry('holiday.moved', {
      name: 'Australia Day',
      date: '2027-01-26',
      moved_to: '2027-01-25',
      site: 'Depot',
    }),
    'Amy Able moved the public holiday Australia Day at Depot, 26 Jan 2027 to 25 Jan 2027',
  ],
  [entry('user.sign_in_failed'), 'Someone tried to sign in as Amy Able with a wrong password'],
  [
    entry('user.sign_in_failed', { means: 'code' }),
    'Someone tried to sign in as Amy Able with the right password and a wrong code',
  ],
  [entry('thing.of_an_older_version'), 'Amy Able: thing.of_an_older_version'],
])('%j', (recorded, sentence) => {
  expect(entrySentence(recorded)).toBe(sentence);
});

const EVERYTHING = Object.fromEntries(
  'name role fields changed template rule site from_site to_site from to employee status kind profile'
    .split(' ')
    .map((key) => [key, 'Something']),
);

test.each(AUDIT_GROUPS.flatMap(({ actions }) => actions.map(({ name }) => name)))(
  '%s is a sentence',
  (action) => {
    const sentence = entrySentence(entry(action, EVERYTHING, { actor_name: null }));
    expect(sentence).toMatch(/^[A-Z]/);
    expect(sentence).not.toMatch(/undefined|null|NaN| {2}|\.$|\s$|: [A-Z]/);
  },
);
