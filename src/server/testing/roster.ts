// An organisation with a site and people to roster, for tests.
import { createLocation, type Location } from '#contract/api/locations';
import * as shifts from '#contract/api/shifts';
import type { BodyInput } from '#contract/endpoint';
import { addMember, addOrganization, type Person } from './people';
import type { TestApp } from './test-app';

export interface Roster {
  owner: Person;
  manager: Person;
  /** Signed in as employees. */
  amy: Person;
  ben: Person;
  amyId: string;
  benId: string;
  orgId: string;
  depot: Location;
  /** A shift of Amy at the depot on 10 March 2027, 09:00 to 17:00, with the given changes. */
  shift(
    changes?: Partial<BodyInput<typeof shifts.createShift>>,
  ): BodyInput<typeof shifts.createShift>;
  add(changes?: Partial<BodyInput<typeof shifts.createShift>>): Promise<shifts.Shift>;
  /** Every shift of 2027, as managers see it. */
  all(): Promise<shifts.Shift[]>;
}

export async function createRoster(testApp: TestApp): Promise<Roster> {
  const owner = await addOrganization(testApp, 'Acacia');
  const orgId = owner.user.org_id ?? '';
  await testApp.sql("update organizations set timezone = 'Australia/Sydney' where id = $1", [
    orgId,
  ]);
  const manager = await addMember(testApp, orgId, 'manager');
  const amy = await addMember(testApp, orgId, 'employee');
  const ben = await addMember(testApp, orgId, 'employee');
  const amyId = amy.user.employee_id ?? '';
  const benId = ben.user.employee_id ?? '';
  await rename(testApp, amyId, 'Amy Able');
  await rename(testApp, benId, 'Ben Bold');
  const depot = await addSite(manager, 'Depot', 'NSW');
  const shift: Roster['shift'] = (changes = {}) => ({
    employeeId: amyId,
    locationId: depot.id,
    date: '2027-03-10',
    startTime: '09:00',
    endTime: '17:00',
    ...changes,
  });
  return {
    owner,
    manager,
    amy,
    ben,
    amyId,
    benId,
    orgId,
    depot,
    shift,
    add: (changes) => manager.browser.call(shifts.createShift, { body: shift(changes) }),
    all: () =>
      manager.browser.call(shifts.listShifts, {
        query: { from: '2027-01-01T00:00:00Z', to: '2027-12-31T00:00:00Z' },
      }),
  };
}

function rename(testApp: TestApp, id: string, name: string) {
  return testApp.sql('update employees set name = $2 where id = $1', [id, name]);
}

export function addSite({ browser }: Person, name: string, state: string) {
  return browser.call(createLocation, {
    body: { name, street_name: 'Main Street', town: 'Town', state, country: 'Australia' },
  });
}
