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
    .insertInto('holding_files')
    .values({
      org_id,
      holding_id: demoId(org_id, 'holding', 'CPR', EMPLOYEE.email),
      name: 'cpr-certificate.pdf',
      media_type: 'application/pdf',
      content: onePagePdf(`Demo document, not a real certificate: CPR, ${EMPLOYEE.name}`),
    })
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

const CPR_DAYS = new Map([
  [EMPLOYEE.name, 12],
  ['Ananya Iyer', 47],
  ['Jessica Tran', -3],
]);

/** The account of the employee has one that expires, a colleague of theirs too, and one nurse let hers lapse. */
function daysOfCpr({ name }: DemoPerson, place: number): number {
  return CPR_DAYS.get(name) ?? 120 + ((place * 37) % 240);
}

/** A page with one line of text. The table at the end holds where each object begins. */
function onePagePdf(line: string): Buffer {
  const text = `BT /F1 14 Tf 40 360 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}${table}${end}`, 'latin1');
}
