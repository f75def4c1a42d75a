import { expect, test } from 'vitest';
import { readAuditLogSearch } from './audit-log-search';

const NOTHING = {
  kind: undefined,
  person: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
};

test.each([
  [{}, NOTHING],
  [{ kind: 'change', action: 'nonsense', from: '2027-02-30', to: 7 }, NOTHING],
  [
    { kind: 'sign-in', person: 'x', action: 'passwords', from: '2027-02-01', to: '2027-02-28' },
    { kind: 'sign-in', person: 'x', action: 'passwords', from: '2027-02-01', to: '2027-02-28' },
  ],
])('%j is read as %j', (raw, search) => {
  expect(readAuditLogSearch(raw)).toEqual(search);
});
