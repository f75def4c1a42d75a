import { expect, test } from 'vitest';
import { trialText } from './trial-text';

const NOW = Date.parse('2026-11-13T00:00:00Z');
const trial = (trial_end: string | null) =>
  trialText({ subscription_status: 'trialing', trial_end }, NOW);

test.each([
  ['2026-11-27T00:00:00Z', 'Your trial expires in 14 days'],
  ['2026-11-14T00:00:01Z', 'Your trial expires in 2 days'],
  ['2026-11-14T00:00:00Z', 'Your trial expires in 1 day'],
  ['2026-11-13T00:00:01Z', 'Your trial expires in 1 day'],
])('a trial that ends at %s reads: %s', (end, text) => {
  expect(trial(end)).toEqual({ over: false, text });
});

test('a trial that has ended says so', () => {
  expect(trial('2026-11-13T00:00:00Z')).toEqual({ over: true, text: 'Your trial has expired' });
});

test('there is no banner outside a trial', () => {
  expect(trial(null)).toBeUndefined();
  const active = { subscription_status: 'active', trial_end: '2026-11-27T00:00:00Z' } as const;
  expect(trialText(active, NOW)).toBeUndefined();
});
