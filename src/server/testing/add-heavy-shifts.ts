import type { Roster } from './roster';
import type { TestApp } from './test-app';

/** 13 MB, zipped 10: the kernel's buffers hold about four. Few rows, because each costs more than its bytes. */
export async function addHeavyShifts(testApp: TestApp, { orgId, depot }: Roster): Promise<void> {
  await testApp.sql(
    `with people as (
       insert into employees (org_id, name, email)
       select $1, 'Person ' || n, 'p' || n || '@example.com' from generate_series(1, 60) n returning id)
     insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, notes)
     select $1, people.id, $2, date '1989-06-02' + n, timestamptz '1989-06-02 00:00Z' + n * interval '1 day',
            timestamptz '1989-06-02 08:00Z' + n * interval '1 day',
            (select string_agg(encode(sha512(convert_to(people.id || ' ' || n || ' ' || i, 'UTF8')), 'base64'), '')
               from generate_series(1, 100) i)
       from people, generate_series(1, 25) n`,
    [orgId, depot.id],
  );
}
