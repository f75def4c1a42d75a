import { expect, test } from 'vitest';
import { HolidayForm, type HolidayFormValues } from './holiday-form';

const FOUNDERS: HolidayFormValues = {
  kind: 'add',
  date: '2027-01-15',
  name: 'Founders Day',
  to: '',
  part: false,
  start: '12:00',
  end: '00:00',
  locationId: '',
};

function messages(changes: Partial<HolidayFormValues>) {
  const { error } = HolidayForm.safeParse({ ...FOUNDERS, ...changes });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('a whole day for all sites', () => {
  expect(HolidayForm.parse(FOUNDERS)).toMatchObject({ to: null, hours: null, locationId: null });
});

test('a part day that ends at midnight', () => {
  expect(HolidayForm.parse({ ...FOUNDERS, part: true })).toMatchObject({
    hours: { start: 720, end: 1440 },
  });
});

test.each([
  [{ date: '2031-01-01' }, 'date', /from 2026 to 2030/],
  [{ date: '' }, 'date', /Invalid date/],
  [{ name: ' ' }, 'name', /Required/],
  [{ part: true, end: '11:00' }, 'end', /after the start/],
  [{ part: true, start: 'noon' }, 'start', /HH:mm/],
  [{ kind: 'move' as const, to: '2027-01-15' }, 'to', /another day/],
])('%j is refused at %s', (changes, field, message) => {
  expect(messages(changes)[0]).toEqual([field, expect.stringMatching(message)]);
});
