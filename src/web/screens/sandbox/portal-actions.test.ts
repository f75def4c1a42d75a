import { expect, test } from 'vitest';
import { SANDBOX_ACTIONS } from '#contract/api/billing';
import { isLive, SUBSCRIPTION_STATUSES } from '#contract/subscription';
import { actionsFor } from './portal-actions';

test('every action is offered for some status', () => {
  const reached = new Set(SUBSCRIPTION_STATUSES.flatMap(actionsFor));
  expect([...reached].toSorted()).toEqual([...SANDBOX_ACTIONS].toSorted());
});

test('a live subscription can be canceled, and only a canceled one can be resumed', () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    expect(actionsFor(status).includes('cancel')).toBe(isLive(status));
    expect(actionsFor(status).includes('resume')).toBe(status === 'canceled');
  }
});
