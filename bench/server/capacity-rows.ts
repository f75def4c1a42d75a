// A typical organisation after two years, as rows: the assumptions of docs/scaling.md, and the SQL that makes some of them.

export const ORGANISATIONS = 200;
const PEOPLE = 25;
const SHIFTS_A_WEEK = 4.5;
const YEARS = 2;
const WEEKS_AHEAD = 8;
const CHANGES_A_WEEK = 40;

/** Rows of one organisation by table. */
export const ORGANISATION: Record<string, number> = {
  organizations: 1,
  users: PEOPLE,
  memberships: PEOPLE,
  employees: PEOPLE,
  locations: 3,
  shift_groups: 4,
  shifts: PEOPLE * SHIFTS_A_WEEK * (52 * YEARS + WEEKS_AHEAD),
  day_statuses: PEOPLE * 30 * YEARS,
  generation_runs: 26 * YEARS,
  // Every change and every sign-in leaves one for good.
  audit_log: (CHANGES_A_WEEK + PEOPLE * 3) * 52 * YEARS,
  // The last changes are kept.
  roster_changes: 500,
  // Kept for a day.
  undo_steps: CHANGES_A_WEEK / 5,
  idempotency_keys: CHANGES_A_WEEK / 5 + PEOPLE / 2,
  // Those that have not run out.
  sessions: PEOPLE / 2,
};

// Fewer days than two years, because the size of a row does not depend on how many there are.
const DAYS = 40;

export const typicalOrganisations = `
  create temporary table o as select gen_random_uuid() as id, gen_random_uuid() as run, n from generate_series(1, ${ORGANISATIONS}) n;
  create temporary table p as
    select gen_random_uuid() as id, gen_random_uuid() as user_id, o.id as org_id, o.run, o.n as org, m as n
      from o, generate_series(1, ${PEOPLE}) m;
  insert into users (id, email, name, phone, password_hash)
    select user_id, 'first.lastname' || n || '@organisation' || org || '.example', 'Firstname Lastname' || n, '0400 000 000',
           '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('x', 22) || '$' || repeat('y', 43) from p;
  insert into organizations (id, name, owner_user_id, abn, timezone, primary_contact_email, billing_email)
    select id, 'Organisation of Some Length ' || n, (select user_id from p where org_id = o.id and n = 1),
           '51 824 753 556', 'Australia/Sydney', 'contact@organisation.example', 'billing@organisation.example' from o;
  insert into memberships (org_id, user_id, role) select org_id, user_id, 'employee' from p;
  insert into shift_groups (org_id, name, color_hex, position)
    select id, 'Ward ' || g, '#336699', g from o, generate_series(0, 3) g;
  insert into locations (org_id, name, address, street_number, street_name, town, state, postcode, country, latitude, longitude, timezone)
    select id, 'Site number ' || l, '12 Long Street Name, Parramatta NSW 2150', '12', 'Long Street Name', 'Parramatta', 'NSW',
           '2150', 'Australia', -33.8, 151.0, 'Australia/Sydney' from o, generate_series(1, 3) l;
  insert into employees (id, org_id, user_id, name, email, phone)
    select id, org_id, user_id, 'Firstname Lastname' || n, 'first.lastname' || n || '@organisation' || org || '.example', '0400 000 000' from p;
  insert into generation_runs (id, org_id, created_by_user_name, template_id, template_name, start_date, end_date, cycle_start_date, status, summary, generation_params)
    select case g when 1 then run else gen_random_uuid() end, o.id, 'Firstname Lastname', gen_random_uuid(), 'Two on, two off, three on', '2027-01-01', '2027-03-01', '2027-01-01', 'completed',
           '{"created": 300, "skipped": 0, "replaced": 0, "conflicts": 0}',
           jsonb_build_object('employeeIds', (select jsonb_agg(p.id) from p where p.org_id = o.id), 'strategy', 'skip') from o, generate_series(1, 4) g;
  insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, published, template_code, run_id, version)
    select p.org_id, p.id, (select l.id from locations l where l.org_id = p.org_id limit 1), day, day + interval '22 hours', day + interval '30 hours',
           true, 'D', p.run, 1
      from p, generate_series(0, ${DAYS - 1}) d, lateral (select date '2027-01-01' + d as day) as dates;
  insert into day_statuses (org_id, employee_id, date, status)
    select org_id, id, date '2027-01-01' + d, 'holiday' from p, generate_series(0, 9) d;
  insert into audit_log (org_id, actor_user_id, action, target_type, target_id, metadata)
    select org_id, user_id, 'roster.cells_changed', 'roster', org_id::text, '{"cells": 3, "revision": 1234}' from p, generate_series(1, 20);
  insert into undo_steps (org_id, user_id, revision, before, after)
    select p.org_id, p.user_id, 1, jsonb_build_object('shifts', jsonb_build_array(to_jsonb(s))), jsonb_build_object('shifts', jsonb_build_array(s.id), 'statuses', '[]')
      from p join lateral (select * from shifts where employee_id = p.id and org_id = p.org_id limit 1) s on true;
  insert into roster_changes (org_id, revision, first_date, last_date, employee_ids, dates)
    select org_id, n, '2027-01-01', '2027-01-01', array[id], array[date '2027-01-01'] from p;
  insert into idempotency_keys (id, fingerprint, body)
    select sha256(id::text::bytea), sha256(org_id::text::bytea), repeat(md5(id::text), 20) from p;
  insert into sessions (token_hash, user_id, org_id, expires_at)
    select sha256(id::text::bytea), user_id, org_id, now() + interval '14 days' from p`;
