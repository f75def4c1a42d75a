// When two people save the same form, the second is refused and the first keeps their change.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmployee, listEmployees, updateEmployee } from '#contract/api/employees';
import { createLocation, listLocations, updateLocation } from '#contract/api/locations';
import { getOrganization, updateOrganization } from '#contract/api/organization';
import { createShiftGroup, listShiftGroups, updateShiftGroup } from '#contract/api/shift-groups';
import { addMember, addOrganization } from '../testing/people';
import { createTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function twoPeople() {
  const owner = await addOrganization(testApp, 'Acacia');
  const kim = await addMember(testApp, owner.user.org_id ?? '', 'admin');
  const refused = `${kim.user.name} has changed this since you opened it. Check it and try again.`;
  return { mine: owner.browser, theirs: kim.browser, refused };
}

test('an employee cannot be saved over a newer change', async () => {
  const { mine, theirs, refused } = await twoPeople();
  const person = { name: 'Amy', email: 'amy@seen.example', role: 'employee' as const };
  const { id } = await mine.call(createEmployee, { body: { ...person, tempPassword: 'wattle' } });
  const save = (browser: typeof mine, phone: string, seen?: string | null) =>
    browser.call(updateEmployee, {
      params: { id },
      body: { ...person, phone, ...(seen !== undefined && { seen: { phone: seen } }) },
    });
  await save(theirs, '0400 000 001', null);
  await expect(save(mine, '0400 000 002', null)).rejects.toThrow(refused);
  expect((await mine.call(listEmployees)).find((one) => one.id === id)).toMatchObject({
    phone: '0400 000 001',
  });
  await save(mine, '0400 000 002', '0400 000 001');
  await save(mine, '0400 000 003');
  const seen = { shiftGroupId: null, name: 'Amy' };
  await mine.call(updateEmployee, { params: { id }, body: { ...person, seen } });
});

test('a job site cannot be saved over a newer change', async () => {
  const { mine, theirs, refused } = await twoPeople();
  const { id, latitude } = await mine.call(createLocation, {
    body: {
      name: 'Depot',
      street_name: 'Church Street',
      town: 'Parramatta',
      state: 'NSW',
      country: 'Australia',
    },
  });
  const body = { name: 'Depot', notes: 'Mine', seen: { notes: null, latitude } };
  await theirs.call(updateLocation, { params: { id }, body: { ...body, notes: 'Theirs' } });
  await expect(mine.call(updateLocation, { params: { id }, body })).rejects.toThrow(refused);
  expect(await mine.call(listLocations)).toMatchObject([{ notes: 'Theirs' }]);
});

test('a shift group cannot be saved over a newer change', async () => {
  const { mine, theirs, refused } = await twoPeople();
  const { id } = await mine.call(createShiftGroup, { body: { name: 'Days' } });
  const seen = { name: 'Days', color_hex: null, position: 0 };
  const save = (browser: typeof mine, name: string) =>
    browser.call(updateShiftGroup, { params: { id }, body: { name, seen } });
  await save(theirs, 'Early');
  await expect(save(mine, 'Late')).rejects.toThrow(refused);
  expect(await mine.call(listShiftGroups)).toMatchObject([{ name: 'Early' }]);
});

test('the organisation cannot be saved over a newer change to the fields that the form showed', async () => {
  const { mine, theirs, refused } = await twoPeople();
  const seen = { default_min_rest_hours: 8, week_starts_on: 'monday' as const };
  await theirs.call(updateOrganization, { body: { default_min_rest_hours: 10, seen } });
  await expect(
    mine.call(updateOrganization, { body: { default_min_rest_hours: 11, seen } }),
  ).rejects.toThrow(refused);
  await mine.call(updateOrganization, { body: { notes: 'Mine', seen: { notes: null } } });
  expect(await mine.call(getOrganization)).toMatchObject({
    default_min_rest_hours: 10,
    notes: 'Mine',
  });
});

test('one of two saves at the same time is refused', async () => {
  const { mine, theirs } = await twoPeople();
  const save = (browser: typeof mine, name: string) =>
    browser.call(updateOrganization, { body: { name, seen: { name: 'Acacia' } } });
  const saved = await Promise.allSettled([save(mine, 'Banksia'), save(theirs, 'Correa')]);
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
