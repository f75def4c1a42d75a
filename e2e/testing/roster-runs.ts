// Auto-roster runs for the journeys, made over HTTP by whoever is signed in.
import { expect, type Page } from '@playwright/test';

export async function templateId(page: Page, name: string): Promise<string> {
  const templates = await (await page.request.get('/api/shift-templates')).json();
  const found = templates.find((template: { name: string }) => template.name === name);
  if (!found) throw new Error(`there is no template ${name}`);
  return found.id;
}

interface RunRequest {
  startDate: string;
  endDate: string;
  employeeIds: string[];
  locationId: string;
  [field: string]: unknown;
}

/** From '4-on-4-off fixed': team A works the first four days, team B the next four, and so on. */
export function sendRun(page: Page, template: string, { locationId, ...request }: RunRequest) {
  const shift = { locationId, startTime: '07:00', duration: 12 };
  return page.request.post('/api/auto-roster/generate', {
    data: {
      templateId: template,
      shiftCodes: { D: shift, N: { ...shift, startTime: '19:00' } },
      parameters: { default_location_id: locationId },
      ...request,
    },
  });
}

export async function makeRun(page: Page, template: string, request: RunRequest): Promise<string> {
  const answer = await sendRun(page, template, request);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).run_id;
}

export async function shiftsOf(page: Page, employeeId: string) {
  const answer = await page.request.get(
    '/api/shifts?from=2027-01-01T00:00:00Z&to=2027-12-31T00:00:00Z',
  );
  const shifts = (await answer.json()) as { id: string; employee_id: string; date: string }[];
  return shifts.filter((shift) => shift.employee_id === employeeId);
}
