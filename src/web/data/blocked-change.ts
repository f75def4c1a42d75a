// A change that a rule blocked, while its author decides whether to save it anyway.
import { useSyncExternalStore } from 'react';
import type { OverrideInput } from '#contract/api/overrides';
import type { FoundByRule } from '#contract/api/rules';
import { can } from '#contract/rights';
import { ApiError } from '../platform/api';
import { toastFailure } from '../platform/failure';
import { knownUser } from './session';

interface Blocked {
  found: FoundByRule;
  /** Only people's wishes are against it, so whoever edits the roster may go on with a reason. */
  onlyWishes: boolean;
  save: (override: OverrideInput) => void;
}

let blocked: Blocked | undefined;
const listeners = new Set<() => void>();

export function askToOverride(asked: Blocked | undefined): void {
  blocked = asked;
  for (const listener of listeners) listener();
}

export function useBlockedChange(): Blocked | undefined {
  return useSyncExternalStore(subscribe, () => blocked);
}

/** A message holds the sentences of so many findings. */
const FEW = 3;

/** Says why a change wasn't saved, and offers to save it anyway where a rule blocks it. */
export function tellRefusal(title: string, error: unknown, save: Blocked['save']): void {
  if (!offerOverride(error, save)) toastFailure(title, error);
}

/**
 * Opens the dialog about a blocked change for whoever may save it anyway, and for the others where no message could
 * hold what blocks it. False when a message is enough.
 */
export function offerOverride(error: unknown, save: Blocked['save']): boolean {
  if (!(error instanceof ApiError)) return false;
  const onlyWishes = error.code === 'reason_needed';
  if (!onlyWishes && error.code !== 'rule_blocked') return false;
  const { found } = error;
  const count = found.counts.reduce((sum, { findings }) => sum + findings, 0);
  if (!onlyWishes && count <= FEW && !can(knownUser(), 'override rules')) return false;
  askToOverride({ found, onlyWishes, save });
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
