import { expect, test } from 'vitest';
import { SANDBOX_ACTIONS } from '#contract/api/billing';
import { isLive, SUBSCRIPTION_STATUSES } from '#contract/subscription';
import { actionsFor } from './portal-actions';

test('every action can be reached from some status', () => {
  const reached = new Set(SUBSCRIPTION_STATUSES.flatMap(actionsFor));
  expect([...reached].toSorted()).toEqual([...SANDBOX_ACTIONS].toSorted());
});

test('what is alive can be canceled, and only what was canceled can be resumed', () => {
  for (const status of SUBSCRIPTION_STATUSES) {
    expect(actionsFor(status).includes('cancel')).toBe(isLive(status));
    expect(actionsFor(status).includes('resume')).toBe(status === 'canceled');
  }
});
