import { expect, it } from 'vitest';
import { blankDraft, type Draft, type DraftCode } from './draft';
import { faultsOf, serverFaults } from './draft-checks';

const WORKED: Draft = {
  ...blankDraft(),
  name: 'Days',
  teams: [{ key: 3, name: 'A', cells: [1] }],
};

function withCode(values: Partial<DraftCode>): Draft {
  return {
    ...WORKED,
    codes: WORKED.codes.map((code) => (code.key === 2 ? { ...code, ...values } : code)),
  };
}

it('finds nothing wrong with a whole template', () => {
  expect(faultsOf(WORKED)).toEqual({});
});

it('says at each field what is wrong with it', () => {
  expect(faultsOf({ ...WORKED, name: '  ' })).toEqual({ name: 'Required' });
  const days = { cycleDays: 'Must be a whole number from 1 to 365' };
  for (const cycleDays of ['', '0', '366', '7.5']) {
    expect(faultsOf({ ...WORKED, cycleDays })).toEqual(days);
  }
  for (const hours of ['', '0', '7.6', '24.5', 'long']) {
    expect(faultsOf({ ...WORKED, hours })).toEqual({
      hours: 'Must be 0.5 to 24 hours in steps of 0.5',
    });
  }
});

it('says so when nobody works', () => {
  const idle = { ...WORKED, teams: [{ key: 3, name: 'A', cells: [] }] };
  expect(faultsOf(idle)).toEqual({ pattern: 'The pattern has no working day' });
});

it('checks each code', () => {
  expect(faultsOf(withCode({ code: '' }))).toEqual({
    'codes.2.code': 'A code has 1 to 4 letters or digits',
  });
  expect(faultsOf(withCode({ code: 'OFF' }))).toEqual({
    'codes.2.code': 'OFF and O mean a day off',
  });
  expect(faultsOf(withCode({ code: 'D' }))).toEqual({
    'codes.1.code': 'There are two codes D',
    'codes.2.code': 'There are two codes D',
  });
  expect(faultsOf(withCode({ start: '25:00', hours: '7.6' }))).toEqual({
    'codes.2.start': 'Invalid time format (use HH:mm)',
    'codes.2.hours': 'Must be 0.5 to 24 hours in steps of 0.5',
  });
});

it('checks the names of the teams', () => {
  const named = (...names: string[]) => ({
    ...WORKED,
    teams: names.map((name, index) => ({ key: 3 + index, name, cells: [1] })),
  });
  expect(faultsOf(named('A', ' '))).toEqual({ 'teams.4.name': 'Each team needs a name' });
  expect(faultsOf(named('A', 'A '))).toEqual({
    'teams.3.name': 'Each team needs its own name',
    'teams.4.name': 'Each team needs its own name',
  });
});

it('shows what the server refuses at the same fields', () => {
  expect(
    serverFaults([
      { field: 'cycle_days', message: 'Must be at most 365' },
      { field: 'teams_json', message: 'Invalid JSON format' },
    ]),
  ).toEqual({ cycleDays: 'Must be at most 365', pattern: 'Invalid JSON format' });
});
