// The roster's grid, on the Monday of a week in November.
import { expect, type Page } from '@playwright/test';

export const PEOPLE = [{ name: 'Amy Able' }, { name: 'Ben Best' }, { name: 'Cat Cook' }];
export const MONDAY = '2027-11-22';

export const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
  );
}

export async function openGrid(page: Page, search = `?date=${MONDAY}`): Promise<void> {
  await page.goto(`/roster${search}`);
  await expect(page.getByRole('grid', { name: 'Roster' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /loading$/ })).toHaveCount(0);
}
