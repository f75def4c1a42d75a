import { expect, test } from 'vitest';
import { parameterFacts, peopleText } from './parameters-text';

const names = {
  groups: new Map([['g1', 'Nights']]),
  locations: new Map([['l1', 'Depot']]),
};

const request = {
  templateId: 't',
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  employeeIds: ['e1'],
  groupIds: ['g1', 'g2'],
  parameters: { roleLabel: 'Nurse', default_location_id: 'l1', replace_conflicts: false },
  timezone: 'Australia/Sydney',
  minRestHours: 8,
  maxConsecutiveNights: 3,
  conflictStrategy: 'flag',
  teams: [{ teamId: 'A', teamName: 'A', employeeIds: ['e1'] }],
  shiftCodes: { D: { locationId: 'l1', startTime: '07:00', duration: 12 } },
  resolutions: [{ employeeId: 'e1', date: '2027-03-02', resolution: 'skip' }],
  published: true,
  sendNotifications: true,
  rule: { name: 'Ward nights', status: 'active' },
};

test('a whole request in words', () => {
  const facts = parameterFacts(JSON.stringify(request), names);
  expect(facts.map(({ term, text }) => `${term}: ${text}`)).toEqual([
    'People: Nights, a deleted group and 1 employee',
    'Teams: 1 team',
    'Shifts: D 07:00, 12 h, Depot',
    'Default site: Depot',
    'Role: Nurse',
    'Time zone: Australia/Sydney',
    'Minimum rest: 8 h',
    'Nights in a row: Maximum 3',
    'Conflicts: Ask about each conflict',
    'Decided one by one: 1 conflict',
    'Shifts were: Published',
    'Notifications: Sent by email',
    'Rule: Ward nights',
  ]);
});

test('the bare request of the specification', () => {
  const bare = JSON.stringify({ employeeIds: ['e1', 'e2'] });
  expect(parameterFacts(bare, names)).toEqual([
    { term: 'People', text: '2 employees' },
    { term: 'Shifts were', text: 'Kept as drafts' },
  ]);
});

test('a request that cannot be read gives no facts', () => {
  expect(parameterFacts('{', names)).toEqual([]);
  expect(peopleText('{', names)).toBeUndefined();
});
