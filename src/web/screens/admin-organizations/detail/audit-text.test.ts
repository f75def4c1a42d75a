import { describe, expect, test } from 'vitest';
import { auditActionText, metadataFacts, plainName } from './audit-text';

test.each([
  ['organization.created', 'Organisation created'],
  ['shift_group.created', 'Shift group created'],
  ['shift_groups.reordered', 'Shift groups reordered'],
  ['shift-template.deleted', 'Shift template deleted'],
  ['user.signed_in', 'User signed in'],
  ['organization.status_changed', 'Organization status changed'],
  ['roster.clear', 'Roster days cleared'],
  ['user.password_reset', 'Password reset'],
])('%s reads %s', (action, words) => {
  expect(auditActionText(action)).toBe(words);
});

test.each([
  ['day-status', 'Day status'],
  ['future_shifts_removed', 'Future shifts removed'],
  ['employeeCount', 'Employee count'],
  ['organization', 'Organization'],
])('%s reads %s', (name, words) => {
  expect(plainName(name)).toBe(words);
});

describe('details of an audit entry', () => {
  test.each(['{}', '', 'null', '[1]', '"text"', '{broken'])('%s has no details', (metadata) => {
    expect(metadataFacts(metadata)).toEqual([]);
  });

  test('names, numbers, dates, yes or no, and statuses are in plain words', () => {
    const metadata = JSON.stringify({
      name: 'Amy Able',
      shifts: 1280,
      from: '2027-03-01',
      new_password: true,
      status: 'past_due',
      reason: null,
    });
    expect(metadataFacts(metadata)).toEqual([
      { term: 'Name', text: 'Amy Able' },
      { term: 'Shifts', text: '1,280' },
      { term: 'From', text: '1 Mar 2027' },
      { term: 'New password', text: 'yes' },
      { term: 'Status', text: 'Past Due' },
    ]);
  });

  test('lists and nested values are in plain words too', () => {
    const metadata = JSON.stringify({ fields: ['name', 'phone'], was: { plan: 'Pro', seats: 3 } });
    expect(metadataFacts(metadata)).toEqual([
      { term: 'Fields', text: 'name, phone' },
      { term: 'Was', text: 'plan Pro, seats 3' },
    ]);
  });
});
