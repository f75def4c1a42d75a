// Single-key shortcuts can be turned off (WCAG 2.1.4). The browser keeps the choice, like the theme.
import { useSyncExternalStore } from 'react';

const storageKey = 'muster-single-keys';
const listeners = new Set<() => void>();

let current: boolean | undefined;

function readStored(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function singleKeysAreOn(): boolean {
  current ??= readStored();
  return current;
}

function change(on: boolean): void {
  current = on;
  for (const listener of listeners) listener();
}

export function setSingleKeys(on: boolean): void {
  change(on);
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Storage is blocked, so the choice lasts for this page only.
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === storageKey || key === null) change(readStored());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, singleKeysAreOn);
}
