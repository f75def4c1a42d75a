import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/api/locations';
import { addMember, addOrganization } from '../../testing/people';
import { createTestApp, type TestApp } from '../../testing/test-app';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

function newSite(changes: Record<string, unknown> = {}) {
  return {
    name: 'Parramatta Depot',
    street_number: '12',
    street_name: 'Church Street',
    town: 'Parramatta',
    state: 'NSW',
    postcode: '2150',
    country: 'Australia' as const,
    ...changes,
  };
}

describe('create', () => {
  test('a site keeps one space between the words of its name, and sites are listed by it', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    for (const name of ['Ward  10', 'Ward 9', 'Église', 'Fremantle']) {
      await browser.call(api.createLocation, { body: newSite({ name }) });
    }
    const names = (await browser.call(api.listLocations)).map(({ name }) => name);
    expect(names).toEqual(['Église', 'Fremantle', 'Ward 9', 'Ward 10']);
  });

  test('composes the address and sets zone and coordinates, whatever the client sends', async () => {
    const { browser, user } = await addOrganization(testApp, 'Acacia');
    const site = await browser.call(api.createLocation, {
      body: newSite({
        address: 'nonsense',
        latitude: 1,
        longitude: 2,
        phone: '',
        email: '',
        org_id: user.org_id,
      }),
    });
    expect(site).toMatchObject({
      name: 'Parramatta Depot',
      address: '12 Church Street, Parramatta, NSW, 2150, Australia',
      timezone: 'Australia/Sydney',
      latitude: -33.8688,
      longitude: 151.2093,
      phone: null,
      email: null,
      notes: null,
    });
    expect(await browser.call(api.listLocations)).toEqual([site]);
  });

  test.each([
    [{ state: 'QLD', town: 'Cairns' }, 'Australia/Brisbane', -27.4698],
    [{ state: 'queensland', town: 'Brisbane' }, 'Australia/Brisbane', -27.4698],
    [{ state: 'Victoria', town: 'Geelong' }, 'Australia/Melbourne', -37.8136],
    [{ state: 'WA', town: 'Perth' }, 'Australia/Perth', -31.9523],
    [{ state: 'South Australia', town: 'x' }, 'Australia/Adelaide', -34.9285],
    [{ state: 'TAS', town: 'x' }, 'Australia/Hobart', -42.8821],
    [{ state: 'NT', town: 'x' }, 'Australia/Darwin', -12.4634],
    [{ state: 'ACT', town: 'x' }, 'Australia/Sydney', -35.2809],
    [{ state: 'somewhere', town: 'x' }, 'UTC', null],
    [{ country: 'New Zealand', state: 'Auckland', town: 'Auckland' }, 'Pacific/Auckland', null],
    [{ country: 'United Kingdom', state: 'England', town: 'Melbourne' }, 'Europe/London', null],
    [{ country: 'United States', state: 'CA', town: 'x' }, 'America/Los_Angeles', null],
    [{ country: 'Canada', state: 'Ontario', town: 'x' }, 'America/Toronto', null],
  ])('%j lies in %s', async (place, timezone, latitude) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const site = await browser.call(api.createLocation, { body: newSite(place) });
    expect([site.timezone, site.latitude]).toEqual([timezone, latitude]);
  });

  test.each([
    ['name', '', 'name: Required.'],
    ['street_name', '', 'street_name: Street name is required.'],
    ['street_name', undefined, 'street_name: Street name is required.'],
    ['town', ' ', 'town: Town/city is required.'],
    ['state', '', 'state: State/region is required.'],
    ['country', undefined, 'country: Country is required.'],
    ['country', 'France', 'country: Country is required.'],
    ['email', 'nobody', 'email: Please enter a valid email address.'],
    ['timezone', 'UTC', 'Unknown field timezone.'],
  ])('refuses %s = %j', async (field, value, sentence) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const response = await browser.request(api.createLocation, {
      body: newSite({ [field]: value }),
    });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
    expect(await browser.call(api.listLocations)).toEqual([]);
  });
});

describe('update', () => {
  test('changes the fields that are sent, clears empty ones and moves the pin', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const site = await browser.call(api.createLocation, {
      body: newSite({ phone: '1', email: 'a@example.com', notes: 'Gate 3' }),
    });
    const params = { id: site.id };
    const moved = await browser.call(api.updateLocation, {
      params,
      body: { name: 'Depot', phone: null, email: '', latitude: -33.8, longitude: 151 },
    });
    expect(moved).toEqual({
      ...site,
      name: 'Depot',
      phone: null,
      email: null,
      latitude: -33.8,
      longitude: 151,
    });
    const unpinned = await browser.call(api.updateLocation, {
      params,
      body: { name: 'Depot', latitude: null, longitude: null },
    });
    expect([unpinned.latitude, unpinned.longitude]).toEqual([null, null]);
  });

  test('a new address replaces the parts, and the same address keeps them', async () => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const site = await browser.call(api.createLocation, { body: newSite() });
    const params = { id: site.id };
    const same = await browser.call(api.updateLocation, {
      params,
      body: { name: site.name, address: site.address },
    });
    expect(same).toEqual(site);
    const other = await browser.call(api.updateLocation, {
      params,
      body: { name: site.name, address: '1 Other Road, Penrith' },
    });
    expect(other).toMatchObject({
      address: '1 Other Road, Penrith',
      town: null,
      timezone: site.timezone,
    });
  });

  test.each([
    [{ name: '' }, 'name: Required.'],
    [{ name: 'A', email: 'nobody' }, 'email: Please enter a valid email address.'],
    [{ name: 'A', latitude: 1 }, 'longitude: A pin needs both latitude and longitude.'],
    [{ name: 'A', latitude: 91, longitude: 0 }, 'latitude: Must be at most 90.'],
  ])('refuses %j', async (body, sentence) => {
    const { browser } = await addOrganization(testApp, 'Acacia');
    const { id } = await browser.call(api.createLocation, { body: newSite() });
    const response = await browser.request(api.updateLocation, { params: { id }, body });
    expect([response.statusCode, response.body]).toEqual([400, sentence]);
  });
});

describe('delete', () => {
  test('is refused with the count while future shifts use the site, and past shifts keep it', async () => {
    const { browser, user } = await addOrganization(testApp, 'Acacia');
    const orgId = user.org_id ?? '';
    const site = await browser.call(api.createLocation, { body: newSite() });
    const member = await addMember(testApp, orgId, 'employee');
    const shift = (offset: string) =>
      testApp.sql(
        `insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at)
         values ($1, $2, $3, (now() + $4::interval)::date, now() + $4::interval, now() + $4::interval + interval '1 hour')`,
        [orgId, member.user.employee_id, site.id, offset],
      );
    await shift('-3 days');
    await shift('2 days');
    await shift('3 days');
    const remove = () => browser.request(api.deleteLocation, { params: { id: site.id } });
    const refused = await remove();
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      '2 future shifts still use Parramatta Depot. Move or delete them first.',
    ]);
    await testApp.sql(`delete from shifts where start_at > now() + interval '60 hours'`);
    expect((await remove()).body).toBe(
      '1 future shift still uses Parramatta Depot. Move or delete it first.',
    );
    await testApp.sql('delete from shifts where start_at > now()');
    await browser.call(api.deleteLocation, { params: { id: site.id } });
    expect(await browser.call(api.listLocations)).toEqual([]);
    expect(await testApp.sql('select name from locations where id = $1', [site.id])).toEqual([
      { name: 'Parramatta Depot' },
    ]);
    expect((await remove()).statusCode).toBe(404);
  });
});

test('employees cannot read the directory of job sites', async () => {
  const { user } = await addOrganization(testApp, 'Acacia');
  const employee = await addMember(testApp, user.org_id ?? '', 'employee');
  expect((await employee.browser.request(api.listLocations)).statusCode).toBe(403);
});
