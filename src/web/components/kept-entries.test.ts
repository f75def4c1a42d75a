import { expect, test } from 'vitest';
import { readEntries, writeEntries } from './kept-entries';

const ENTRIES = {
  organizationName: 'Wattle Health',
  abn: '51 824 753 556',
  employeeCountEstimate: '40',
  adminName: 'Amy Able',
  adminEmail: 'amy@example.com',
  worksHere: true,
  acceptTerms: true,
};
const EMPTY = {
  organizationName: '',
  abn: '',
  employeeCountEstimate: '',
  adminName: '',
  adminEmail: '',
  worksHere: false,
  acceptTerms: false,
};

test("entries come back, passwords don't", () => {
  const kept = writeEntries({ ...ENTRIES, password: 'secret', confirmPassword: 'secret' });
  expect(kept).not.toContain('secret');
  expect(readEntries(kept)).toEqual(ENTRIES);
});

test('unreadable entries are left empty', () => {
  expect(readEntries(null)).toEqual(EMPTY);
  expect(readEntries('{"organ')).toEqual(EMPTY);
  expect(readEntries('[]')).toEqual(EMPTY);
  expect(readEntries('{"adminName":7,"abn":"51 824 753 556"}')).toEqual({
    ...EMPTY,
    abn: '51 824 753 556',
  });
});
