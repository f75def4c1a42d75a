// A mark that changes with everything the rules and cover read of some people besides cells: the book, sites, holidays,
// needs, and the contracts, skills, leave and wishes of these people, with what an admin allowed. It is made from where
// each row is and which transaction wrote it, so no writer has to think of it.
import { type RawBuilder, sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import type { People } from '../employees/people-of-groups';

const OF_EVERYTHING = [
  'rules',
  'locations',
  'holiday_changes',
  'skills',
  'skill_requirements',
  'cover_needs',
  'cover_need_dates',
] as const;

/** With the column that says whose a row is. */
const OF_PEOPLE = {
  employees: 'id',
  rule_overrides: 'employee_id',
  contracts: 'employee_id',
  holdings: 'employee_id',
  leaves: 'employee_id',
  availability_weeks: 'employee_id',
  availability_dates: 'employee_id',
} as const;

export async function factsOf({ db, orgId }: TenantScope, people: People): Promise<string> {
  const ofOrganisation = (table: string) =>
    markOf(sql`${sql.table(table)} where org_id = ${orgId}`);
  const marks = [
    markOf(sql`organizations where id = ${orgId}`),
    ...OF_EVERYTHING.map(ofOrganisation),
    ...Object.entries(OF_PEOPLE).map(([table, column]) =>
      people === 'everyone'
        ? ofOrganisation(table)
        : // For each person by itself: PostgreSQL would sometimes gather everyone's to find those of some.
          sql`(select sum(hashtextextended(own.mark, 0)) from unnest(${people}::uuid[]) as person (id), lateral ${markOf(
            sql`${sql.table(table)} where org_id = ${orgId} and ${sql.ref(column)} = person.id`,
          )} as own (mark))`,
    ),
  ];
  const { rows } = await sql<{ facts: string }>`
    select concat_ws(',', ${sql.join(marks)}) as facts`.execute(db);
  return rows[0]?.facts ?? '';
}

function markOf(rows: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select concat(count(*), ' ', sum(hash_record_extended(row(ctid, xmin), 0))) from ${rows})`;
}
