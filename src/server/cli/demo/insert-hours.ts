// Contracts for everyone, the local public holidays of the sites, and a day of the organisation's own.
import type { Insertable } from 'kysely';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { Db } from '../../db/database';
import type { DB } from '../../db/tables.gen';
import type { DemoOrganization } from './demo-organization';
import type { RotationName } from './rotations';
import type { Rows } from './rows';

interface Terms {
  type: 'full-time' | 'part-time' | 'casual';
  /** Hours in so many days. */
  ordinary?: [hours: number, days: number];
  averagedOver?: number;
  agreements?: string[];
}

/** What each rotation gives, so that most people have the hours of their contract. */
const TERMS: Record<RotationName, Terms> = {
  daysAndNights: {
    type: 'full-time',
    ordinary: [42, 7],
    averagedOver: 28,
    agreements: ['long-shifts'],
  },
  threeShifts: { type: 'full-time', ordinary: [48, 8], averagedOver: 8 },
  earlyAndLate: { type: 'full-time', ordinary: [42.5, 7] },
  weekdays: { type: 'full-time', ordinary: [42.5, 7] },
  unitManager: { type: 'full-time', ordinary: [42.5, 7] },
  /** Six hours a week more than the rotation gives, so that Fill finds people for the late visits. */
  homeVisits: { type: 'full-time', ordinary: [38, 7], averagedOver: 21 },
  executive: { type: 'full-time', ordinary: [38, 7] },
  fridays: { type: 'part-time', ordinary: [6, 7] },
  office: { type: 'full-time', ordinary: [40, 7] },
  casual: { type: 'casual' },
};

/** Every seventh nurse agreed to less than their rotation gives, and is over their hours. */
const FEWER: Terms = { ...TERMS.daysAndNights, ordinary: [38, 7] };
const EVERY = 7;

const REGIONS: Record<string, string[]> = {
  Geelong: ['VIC Greater Geelong'],
  Toowoomba: ['QLD Toowoomba'],
  Launceston: ['TAS Launceston Show area', 'TAS Recreation Day area'],
  'Alice Springs': ['NT Alice Springs show region'],
};

export async function insertHours(
  db: Db,
  organization: DemoOrganization,
  rows: Rows,
  today: CalendarDate,
): Promise<void> {
  await db
    .insertInto('contracts')
    .values(contractsOf(organization, rows, today))
    .execute();
  for (const { id, town } of rows.locations) {
    const holiday_regions = REGIONS[town];
    if (!holiday_regions) continue;
    await db.updateTable('locations').set({ holiday_regions }).where('id', '=', id).execute();
  }
  await db
    .insertInto('holiday_changes')
    .values({
      org_id: rows.organization.id,
      kind: 'add',
      date: addDays(mondayOnOrBefore(today), 18),
      name: 'Founders Day',
    })
    .execute();
}

function contractsOf(organization: DemoOrganization, rows: Rows, today: CalendarDate) {
  const anchor = addDays(mondayOnOrBefore(today), -35);
  const owner = organization.owner.name;
  return organization.staff.flatMap(({ rotation, people }) =>
    people.map((person, index): Insertable<DB['contracts']> => {
      const fewer = rotation === 'daysAndNights' && index % EVERY === EVERY - 1;
      const { type, ordinary, averagedOver, agreements } = fewer ? FEWER : TERMS[rotation];
      const place = rows.employees.findIndex(({ email }) => email === person.email);
      return {
        org_id: rows.organization.id,
        employee_id: rows.employees[place]?.id ?? '',
        valid_from: addDays(today, -person.joinedDaysAgo),
        type,
        ordinary_minutes: ordinary ? ordinary[0] * 60 : null,
        ordinary_days: ordinary?.[1] ?? null,
        averaging_days: averagedOver ?? null,
        averaging_anchor: averagedOver ? anchor : null,
        agreements: agreements ?? [],
        // A rotation gives a day off for a public holiday by itself.
        holidays_count: averagedOver === undefined,
        employee_number: `E${String(place + 1001)}`,
        created_by_name: owner,
      };
    }),
  );
}
