import { expect, test } from 'vitest';
import { date } from '../testing/wizard-state';
import { initialState } from './wizard-state';

test("the wizard begins with the organisation's limits, or with the usual ones", () => {
  const [from, to] = [date('2027-03-01'), date('2027-03-14')];
  const own = { minRestHours: 11.5, maxConsecutiveNights: 5 };
  expect(initialState(from, to, 'UTC', own).parameters).toMatchObject(own);
  expect(initialState(from, to, 'UTC').parameters).toMatchObject({
    minRestHours: 8,
    maxConsecutiveNights: 3,
  });
});
