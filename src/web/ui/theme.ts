import { useSyncExternalStore } from 'react';

export type ThemePreference = 'light' | 'dark' | 'system';

const storageKey = 'muster-theme';
const darkQuery = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function asPreference(value: string | null): ThemePreference {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function readStored(): ThemePreference {
  try {
    return asPreference(localStorage.getItem(storageKey));
  } catch {
    return 'system';
  }
}

let current: ThemePreference | undefined;

function getThemePreference(): ThemePreference {
  current ??= readStored();
  return current;
}

function apply(): void {
  const preference = getThemePreference();
  const scheme = preference === 'system' ? (darkQuery().matches ? 'dark' : 'light') : preference;
  document.documentElement.dataset.theme = scheme;
  document.documentElement.style.colorScheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme;
    if (preference === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === scheme ? 'all' : 'not all';
  }
}

function change(preference: ThemePreference): void {
  current = preference;
  apply();
  for (const listener of listeners) listener();
}

export function setThemePreference(preference: ThemePreference): void {
  change(preference);
  try {
    localStorage.setItem(storageKey, preference);
  } catch {
    // Blocked storage: the choice lasts for this page only.
  }
}

function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useThemePreference(): ThemePreference {
  return useSyncExternalStore(subscribeTheme, getThemePreference);
}

/** Follows the system's scheme and the other tabs. Returns the function that stops it. */
export function followTheme(): () => void {
  const query = darkQuery();
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) change(asPreference(event.newValue));
  };
  query.addEventListener('change', apply);
  addEventListener('storage', onStorage);
  apply();
  return () => {
    query.removeEventListener('change', apply);
    removeEventListener('storage', onStorage);
  };
}
