import { textParam } from '../../platform/search-params';

export const PLATFORM_TABS = ['dashboard', 'organizations', 'users', 'system'] as const;

export type PlatformSearch = {
  tab?: (typeof PLATFORM_TABS)[number] | undefined;
  search?: string | undefined;
};

export function readPlatformSearch(raw: Record<string, unknown>): PlatformSearch {
  return {
    tab: PLATFORM_TABS.find((tab) => tab === raw.tab && tab !== 'dashboard'),
    search: textParam(raw.search),
  };
}
