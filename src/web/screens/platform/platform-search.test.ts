import { expect, test } from 'vitest';
import { readPlatformSearch } from './platform-search';

test.each(['organizations', 'users'] as const)('the tab %s is understood', (tab) => {
  expect(readPlatformSearch({ tab, search: 'amy' })).toEqual({ tab, search: 'amy' });
});

test.each([{}, { tab: 'dashboard', search: '' }, { tab: 'settings', search: ['amy'] }])(
  '%j is the dashboard',
  (address) => {
    expect(readPlatformSearch(address)).toStrictEqual({ tab: undefined, search: undefined });
  },
);
