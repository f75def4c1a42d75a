// Drafts of 07:00 to 09:00 at a site in Sydney, and the dialog of one day.
import type { Locator, Page } from '@playwright/test';
import { withSite } from './shifts';
import { expect } from './test';

interface NewShift {
  date: string;
  startTime?: string;
  endTime?: string;
  employee?: string;
  published?: boolean;
}

type People = Parameters<typeof withSite>[1];

export async function roster(page: Page, people: People = [{ name: 'Amy Able' }]) {
  const { mail, locationId, idOf } = await withSite(page, people);
  const addShift = async ({ employee = 'Amy Able', ...shift }: NewShift) => {
    const times = { startTime: '07:00', endTime: '09:00' };
    const answer = await page.request.post('/api/shifts', {
      data: { employeeId: idOf(employee), locationId, ...times, ...shift },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: string }).id;
  };
  return { mail, idOf, addShift };
}

/** Opens the dialog of the one day that has a shift, from the list. */
export async function openDay(page: Page, date: string, title: string) {
  await page.goto(`/roster?view=list&date=${date}`);
  await page
    .getByRole('region', { name: /Upcoming/ })
    .getByRole('button', { name: /Amy/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  return dialog;
}

export function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
}

export function card(dialog: Locator, name: string) {
  return dialog.getByRole('article', { name, exact: true });
}
