// Skills of the demo: who holds them, one that expires, one that has expired, one to verify, and where they are needed.
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { Db } from '../../db/database';
import { type DemoPerson, demoId } from './demo-organization';
import { peopleOf } from './plan-roster';
import { organizationId } from './rows';
import { WATTLE } from './wattle';
import { EMPLOYEE, MANAGER } from './wattle-staff';

const NURSES = ['Registered Nurse', 'Clinical Nurse Specialist', 'Nurse Unit Manager'];
const [HOSPITAL] = WATTLE.sites;

const SKILLS = [
  {
    name: 'AHPRA',
    kind: 'licence',
    has_number: true,
    has_class: true,
    validity_months: 12,
    severity: 'block',
  },
  {
    name: 'CPR',
    kind: 'skill',
    has_number: false,
    has_class: false,
    validity_months: 12,
    severity: 'warn',
  },
  {
    name: 'First aid',
    kind: 'skill',
    has_number: true,
    has_class: false,
    validity_months: 36,
    severity: 'warn',
  },
  {
    name: 'Police check',
    kind: 'check',
    has_number: true,
    has_class: false,
    validity_months: null,
    severity: 'warn',
  },
];

export async function insertSkills(db: Db, today: CalendarDate): Promise<void> {
  const org_id = organizationId(WATTLE);
  const skillId = (name: string) => demoId(org_id, 'skill', name);
  await db
    .insertInto('skills')
    .values(SKILLS.map((skill) => ({ ...skill, org_id, id: skillId(skill.name) })))
    .execute();

  const nurses = peopleOf(WATTLE).filter(({ roleLabel }) => NURSES.includes(roleLabel));
  const hold = (person: DemoPerson, skill: string, days: number, number: string | null) => ({
    id: demoId(org_id, 'holding', skill, person.email),
    org_id,
    employee_id: demoId(org_id, 'employee', person.email),
    skill_id: skillId(skill),
    number,
    issued_in: skill === 'AHPRA' ? null : 'NSW',
    valid_to: addDays(today, days),
    verified_at: new Date(`${addDays(today, -30)}T00:00:00Z`),
    verified_by_name: MANAGER.name,
  });
  const registered = nurses.map((nurse, place) =>
    hold(nurse, 'AHPRA', 200, `NMW000${String(1_600_000 + 731 * place)}`),
  );
  const trained = nurses.map((nurse, place) => hold(nurse, 'CPR', daysOfCpr(nurse, place), null));
  const claimed = {
    ...hold(EMPLOYEE, 'First aid', 900, '7 410 221'),
    verified_at: null,
    verified_by_name: null,
  };
  await db
    .insertInto('holdings')
    .values([...registered, ...trained, claimed])
    .execute();
  await db
    .insertInto('skill_requirements')
    .values({
      org_id,
      location_id: demoId(org_id, 'site', HOSPITAL?.name ?? ''),
      role_label: 'Registered Nurse',
      all_of: [skillId('AHPRA'), skillId('CPR')],
    })
    .execute();
}

/** The account of the employee has one that expires, and one nurse let hers lapse. */
function daysOfCpr({ email, name }: DemoPerson, place: number): number {
  if (email === EMPLOYEE.email) return 12;
  return name === 'Jessica Tran' ? -3 : 120 + ((place * 37) % 240);
}
