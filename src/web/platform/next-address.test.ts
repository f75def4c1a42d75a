import { expect, test } from 'vitest';
import { nextFor, readNext } from './next-address';

test.each(['/roster', '/roster?view=list&date=2027-04-04', '/employees#groups', '/'])(
  'takes %j',
  (next) => {
    expect(readNext({ next })).toEqual({ next });
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'roster',
  '',
  undefined,
  17,
  ['/roster'],
])('refuses %j', (next) => {
  expect(readNext({ next })).toStrictEqual({ next: undefined });
});

test('the dashboard needs no mention', () => {
  expect(nextFor('/')).toEqual({});
  expect(nextFor('/dashboard')).toEqual({});
  expect(nextFor('/my-shifts')).toEqual({ next: '/my-shifts' });
});
