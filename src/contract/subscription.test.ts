import { expect, test } from 'vitest';
import { monthlyAmount, PLAN_PRICE, priceInFull, trialDaysLeft } from './subscription';

const END = '2027-03-15T00:00:00.000Z';

test.each([
  ['2027-03-01T00:00:00Z', 14],
  ['2027-03-01T00:00:01Z', 14],
  ['2027-03-14T00:00:00Z', 1],
  ['2027-03-14T23:59:59Z', 1],
  ['2027-03-15T00:00:00Z', 0],
  ['2027-04-01T00:00:00Z', 0],
])('at %s the trial has %i days left', (now, days) => {
  expect(trialDaysLeft(END, Date.parse(now))).toBe(days);
});

test.each([
  [PLAN_PRICE, '$29 AUD per month', 29],
  [{ ...PLAN_PRICE, amount: 348.5, interval: 'year' as const }, '$348.50 AUD per year', 29.04],
  [{ ...PLAN_PRICE, currency: 'EUR', intervalCount: 3 }, '€29 EUR every 3 months', 9.67],
  [{ ...PLAN_PRICE, amount: 3000, currency: 'JPY' }, '¥3,000 JPY per month', 3000],
])('a price names its currency: %j', (price, text, monthly) => {
  expect(priceInFull(price)).toBe(text);
  expect(monthlyAmount(price)).toBe(monthly);
});
