import { expect, test } from 'vitest';
import { customerText, planName } from './billing-text';

test.each([
  ['cus_QxY81kLm29sT0a', 'Lm29sT0a'],
  ['short', 'short'],
  [null, 'N/A'],
])('the customer %s is shown as %s', (id, text) => {
  expect(customerText(id)).toBe(text);
});

test('a plan without a name is Pro', () => {
  expect(planName('')).toBe('Pro');
  expect(planName('Founders')).toBe('Founders');
});
