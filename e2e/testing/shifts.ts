// Sites, shifts and day statuses for the journeys, made over HTTP by whoever is signed in.
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { organisation, PASSWORD } from './organisation';
import { collectTroubles } from './test';

async function send(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const DEPOT = {
  name: 'Parramatta Depot',
  street_number: '48',
  street_name: 'Hunter Street',
  town: 'Parramatta',
  state: 'NSW',
  postcode: '2150',
  country: 'Australia',
};

export async function addSite(page: Page, site: object = {}): Promise<string> {
  return (await send(page, '/api/locations', { ...DEPOT, ...site })).id;
}

export async function employeeIds(page: Page): Promise<Map<string, string>> {
  const people = await (await page.request.get('/api/employees')).json();
  return new Map(people.map(({ name, id }: { name: string; id: string }) => [name, id]));
}

/** The starter book would find something in most rosters here, and say so in every cell's name. */
async function endRules(page: Page): Promise<void> {
  const rules: { id: string }[] = await (await page.request.get('/api/rules')).json();
  for (const { id } of rules) {
    const answer = await page.request.delete(`/api/rules/${id}`);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** An organisation with people, one site and an empty rule book. */
export async function withSite(page: Page, people: Parameters<typeof organisation>[1]) {
  const { mail } = await organisation(page, people);
  await endRules(page);
  const locationId = await addSite(page);
  const ids = await employeeIds(page);
  return { mail, locationId, idOf: (name: string) => ids.get(name) ?? '' };
}

interface NewShift {
  employeeId: string;
  locationId: string;
  date: string;
  startTime?: string;
  endTime?: string;
  roleLabel?: string;
  notes?: string;
  published?: boolean;
}

export async function addShift(page: Page, shift: NewShift): Promise<void> {
  const hours = { startTime: '09:00', endTime: '17:00', published: true };
  await send(page, '/api/shifts', { ...hours, ...shift });
}

export async function setStatus(
  page: Page,
  employeeId: string,
  date: string,
  status: 'off' | 'sick' | 'holiday',
): Promise<void> {
  await send(page, '/api/day-statuses', { employeeId, date, status });
}

/** A browser of their own for someone who was added with a temporary password. */
export async function staffPage(
  browser: Browser,
  troubles: string[],
  email: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  collectTroubles(page, troubles);
  await send(page, '/api/auth/login', { email, password: PASSWORD });
  await send(page, '/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: `${PASSWORD} again`,
  });
  return page;
}

/** The colour of a token as the browser computes it, to compare with what an element has. */
export function tokenColor(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = `var(--color-${name})`;
    document.body.append(probe);
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, token);
}

/** Date and times of a shift at the site in Sydney, in minutes from now. */
export function aroundNow(fromMinutes = -1, toMinutes = 300) {
  const [start, end] = [fromMinutes, toMinutes].map((minutes) =>
    new Date(Date.now() + minutes * 60_000)
      .toLocaleString('sv-SE', {
        timeZone: 'Australia/Sydney',
        dateStyle: 'short',
        timeStyle: 'short',
      })
      .split(' '),
  ) as [[string, string], [string, string]];
  return { date: start[0], startTime: start[1], endTime: end[1] };
}
