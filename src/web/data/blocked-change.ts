// A change that a rule blocked, while its author decides whether to save it anyway.
import { useSyncExternalStore } from 'react';
import type { RosterFinding } from '#contract/api/rules';

interface Blocked<Change> {
  change: Change;
  findings: readonly RosterFinding[];
}

let blocked: Blocked<unknown> | undefined;
const listeners = new Set<() => void>();

export function askToOverride<Change>(asked: Blocked<Change> | undefined): void {
  blocked = asked;
  for (const listener of listeners) listener();
}

/** Whoever asks knows which kind of change it is. */
export function useBlockedChange<Change>(): Blocked<Change> | undefined {
  return useSyncExternalStore(subscribe, () => blocked) as Blocked<Change> | undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
