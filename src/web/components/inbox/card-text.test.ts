import { expect, test } from 'vitest';
import type { InboxCard } from '#contract/api/inbox';
import type { CalendarDate } from '#engine/time/kinds';
import { cardLines, cardTitle } from './card-text';

const AMY = '11111111-1111-4111-8111-111111111111';
const OPEN = '22222222-2222-4222-8222-222222222222';
const START = '2127-03-12T20:00:00.000Z';

test('the card of someone who wants an open shift says when and where it is', () => {
  const card: InboxCard = {
    type: 'request',
    id: OPEN,
    starts_at: START,
    clashes: [],
    if_nobody_decides: 'If nobody decides, the shift stays open.',
    may_decide: true,
    request: {
      id: OPEN,
      kind: 'claim',
      state: 'waiting',
      employee_id: AMY,
      employee_name: 'Amy Able',
      reason: null,
      shifts: [
        {
          id: OPEN,
          side: 'wanted',
          // As the server has it: several people may want the same one.
          chosen: false,
          receiver_id: null,
          employee_id: AMY,
          employee_name: 'Amy Able',
          location_name: 'Shop',
          timezone: 'Australia/Sydney',
          date: '2127-03-13' as CalendarDate,
          role_label: null,
          start_at: START,
          end_at: '2127-03-13T08:00:00.000Z',
        },
      ],
      parties: [{ employee_id: AMY, name: 'Amy Able', part: 'asker', answer: null }],
      starts_at: START,
      expires_at: null,
      created_at: START,
      ended_at: null,
      ended_by_name: null,
      ended_note: null,
      version: 1,
    },
    effect: { fingerprint: '', clean: true, blocked: false, findings: [], people: [], cover: [] },
  };
  expect(cardTitle(card)).toBe('Open shift for Amy Able');
  expect(cardLines(card)).toEqual(['Thu 13 Mar, 07:00–19:00 at Shop']);
});

test.each([
  [
    '2127-03-13' as CalendarDate,
    'Earlier end of the leave of Amy Able',
    'It would end on Thu 13 Mar',
  ],
  [null, 'End of the leave of Amy Able', 'All of it would be cancelled'],
])('the card of someone who wants to end leave says when: %s', (last_date, title, line) => {
  const card: InboxCard = {
    type: 'leave-end',
    id: OPEN,
    starts_at: START,
    clashes: [],
    if_nobody_decides: 'If nobody decides, Amy Able stays on leave.',
    may_decide: true,
    leave: {
      id: AMY,
      employee_id: AMY,
      employee_name: 'Amy Able',
      type_id: AMY,
      type_name: 'Annual leave',
      state: 'done',
      first_date: '2127-03-12' as CalendarDate,
      last_date: '2127-03-14' as CalendarDate,
      start_time: null,
      end_time: null,
      reason: null,
      minutes: 960,
      end_asked: { id: OPEN, last_date },
      needs_evidence: false,
      evidence: null,
      created_at: START,
      ended_by_name: null,
      ended_note: null,
      version: 1,
    },
    effect: {
      fingerprint: '',
      clean: true,
      blocked: false,
      findings: [],
      people: [],
      cover: [],
    },
  };
  expect(cardTitle(card)).toBe(title);
  expect(cardLines(card)).toEqual(['Wed 12 Mar to Fri 14 Mar, Annual leave', line]);
});
