import { useSyncExternalStore } from 'react';
import { getThemePreference, subscribeTheme } from './theme';

export function useThemePreference() {
  return useSyncExternalStore(subscribeTheme, getThemePreference, getThemePreference);
}
