// For the tests: organisations with texts that a careless format would break, and what identifies their rows.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Db, openDatabase } from '../db/database';

/** The connections are gone afterwards: a restore refuses while Muster is connected. */
export async function withDatabase<T>(
  url: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(url, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const ODD_TEXTS = [
  `O'Brien "Bob" \\ back\\\\slash`,
  'first line\nsecond\r\nthird\rend',
  'tab\there \b\f\v',
  '\\.',
  '\\N',
  'ends with a backslash \\',
  '  spaces around  ',
  'Zoë 日本語 🦘 e\u0301 \u202e \ufeff',
  '{"json": [1, null]}, (1,2), $1 %s',
];

/** An organisation in one transaction, with a row in every table that a backup keeps. */
export async function addOddOrganisation(database: Database): Promise<string> {
  const orgId = randomUUID();
  await database.transact({ orgId }, async (db) => {
    const owner = await db
      .insertInto('users')
      .values({ email: `${orgId}@example.com`, name: 'Owner', password_hash: '$argon2id$x\\y' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('organizations')
      .values({ id: orgId, name: ODD_TEXTS[0] ?? '', owner_user_id: owner.id, notes: '' })
      .execute();
    await db
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: owner.id, role: 'owner' })
      .execute();
    await sql`insert into sessions (token_hash, user_id, org_id, expires_at)
      values (${Buffer.from(orgId)}, ${owner.id}, ${orgId}, now() + interval '1 day')`.execute(db);
    await sql`insert into push_subscriptions (session_id, endpoint, p256dh, auth)
      select id, ${orgId}, 'key', 'secret' from sessions where user_id = ${owner.id}`.execute(db);
    await sql`insert into push_keys (public_key, private_key) values ('public', 'plain:private')
      on conflict do nothing`.execute(db);
    const group = await db
      .insertInto('shift_groups')
      .values({ org_id: orgId, name: 'Night\t\\', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const site = await db
      .insertInto('locations')
      .values({ org_id: orgId, name: 'Ward', latitude: -33.86882, longitude: 0.1 + 0.2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into kiosks (org_id, location_id, label, token_hash, private_key, enrolled_at)
      select ${orgId}, id, 'Gate', ${Buffer.from(orgId)}, 'a key', now() from locations where org_id = ${orgId}`.execute(
      db,
    );
    await sql`insert into sandbox_subscriptions (org_id, customer_id) values (${orgId}, ${orgId})`.execute(
      db,
    );
    await sql`insert into signup_requests (organization_name, requester_name, requester_email, message)
      values (${ODD_TEXTS[1]}, ${ODD_TEXTS[2]}, 'x@example.com', ${ODD_TEXTS[6]})`.execute(db);
    await sql`insert into organization_removals (org_id, account_ids) values (${orgId}, ${[orgId]})`.execute(
      db,
    );
    await sql`insert into roster_revisions (org_id, revision) values (${orgId}, 7)`.execute(db);
    await sql`insert into authenticator_apps (user_id, secret, confirmed_at, last_step)
      select user_id, 'plain:JBSWY3DPEHPK3PXP', now(), 7 from memberships where org_id = ${orgId}`.execute(
      db,
    );
    await sql`insert into recovery_codes (user_id, code_hash)
      select user_id, ${Buffer.from(orgId)} from memberships where org_id = ${orgId}`.execute(db);
    await sql`insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
      select user_id, 'Work laptop', ${orgId}, ${Buffer.from(orgId)}, 4294967295, '{usb,"smart-card"}'
        from memberships where org_id = ${orgId}`.execute(db);
    await sql`insert into calendar_feeds (org_id, user_id, label, scope, token_hash, last_fetched_by)
      values (${orgId}, ${owner.id}, ${ODD_TEXTS[7]}, 'busy', ${Buffer.from(orgId)}, ${ODD_TEXTS[5]})`.execute(
      db,
    );
    await sql`
      with partner as (
        insert into users (email, name, password_hash)
        values (${`partner ${orgId}@example.com`}, 'Partner', '$argon2id$x') returning id
      ), member as (
        insert into memberships (org_id, user_id, role) select ${orgId}, id, 'employee' from partner
      )
      insert into days_off_links (org_id, asker_id, partner_id, agreed_at)
      select ${orgId}, ${owner.id}, id, now() from partner`.execute(db);
    await sql`insert into installation_settings (super_admins_need_two_step) values (true)
      on conflict do nothing`.execute(db);
    await sql`insert into shift_templates (org_id, name, type, cycle_days, pattern_json, start_times_json,
        duration_hours, teams_json, legend_json, tied_to_weekdays)
      values (${orgId}, 'Tab\there', 'fixed', 2, '{"A":["D","OFF"]}', '{"D":"07:00"}', 0.5, '["A"]', '{}', false)`.execute(
      db,
    );
    const rule = await sql<{
      id: string;
    }>`insert into shift_rules (org_id, name, shift_template_id, template_name,
        applies_to_type, applies_to_id, start_datetime, timezone, parameters_json)
      values (${orgId}, ${ODD_TEXTS[1]}, ${group.id}, 'x', 'group', ${group.id}, now(), 'UTC', '{}') returning id`.execute(
      db,
    );
    const ruleId = rule.rows[0]?.id;
    const run = await sql<{
      id: string;
    }>`insert into generation_runs (org_id, created_by_user_name, template_id,
        template_name, rule_id, start_date, end_date, cycle_start_date, generation_params)
      values (${orgId}, ${ODD_TEXTS[2]}, ${group.id}, 'x', ${ruleId}, '2027-01-01', '2027-01-02', '2027-01-01', '{}')
      returning id`.execute(db);
    const runId = run.rows[0]?.id;
    for (const [day, text] of ODD_TEXTS.entries()) {
      const employee = await db
        .insertInto('employees')
        .values({
          org_id: orgId,
          name: text,
          email: `${day}@example.com`,
          phone: day % 2 ? text : null,
          shift_group_id: group.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`insert into shifts (org_id, employee_id, location_id, local_date, start_at, end_at, notes,
          source_rule_id, run_id)
        select ${orgId}, ${employee.id}, ${site.id}, date '2027-11-22' + n,
               timestamptz '2027-11-22 09:00:00.123456+11' + n * interval '1 day',
               timestamptz '2027-11-22 17:00+11' + n * interval '1 day', ${text}, ${ruleId}, ${runId}
          from generate_series(1, 20) as n`.execute(db);
      await sql`insert into employee_invitations (org_id, employee_id, token_hash, role, expires_at)
        values (${orgId}, ${employee.id}, ${Buffer.from(employee.id)}, 'employee', now() + interval '7 days')`.execute(
        db,
      );
      await sql`insert into kiosk_pins (org_id, employee_id, pin_hash)
        values (${orgId}, ${employee.id}, '$argon2id$x')`.execute(db);
      await sql`insert into day_statuses (org_id, employee_id, date, status)
        values (${orgId}, ${employee.id}, '2027-12-25', 'holiday')`.execute(db);
      await sql`insert into audit_log (org_id, action, target_type, target_id, metadata)
        values (${orgId}, 'shifts.added', 'employee', ${employee.id},
                ${JSON.stringify({ text, shifts: 20, nested: { price: 1.1, none: null } })}::jsonb)`.execute(
        db,
      );
    }
    await sql`
      with period as (
        insert into pay_periods (org_id, first_date, last_date, schedule)
        values (${orgId}, '2027-11-22', '2027-11-28', '{"kind": "monthly", "day": 22}') returning id
      ), exported as (
        insert into pay_exports (org_id, period_id, profile, sha256, columns)
        select ${orgId}, id, 'xero', 'ab', '[{"heading": "=Who", "field": "employee"}]' from period
      ), profile as (
        insert into pay_profiles (org_id, profile, columns)
        values (${orgId}, 'xero', '[{"heading": "=Who", "field": "employee"}]')
      )
      insert into pay_lines (org_id, period_id, timesheet_id, kind, employee_id, employee_name, date, start_at, end_at, timezone,
                             unpaid_seconds, elapsed_seconds, clock_seconds)
      select ${orgId}, period.id, gen_random_uuid(), 'adjustment', e.id, e.name, '2027-11-22', now(), now(), 'Australia/Sydney', 0, -60, -60
        from period, employees e where e.org_id = ${orgId}`.execute(db);
    await addUnderstanding(db, { orgId, siteId: site.id, groupId: group.id });
  });
  return orgId;
}

/** Rules, contracts, public holidays, skills and cover, for everyone in the organisation. */
async function addUnderstanding(
  db: Db,
  { orgId, siteId, groupId }: { orgId: string; siteId: string; groupId: string },
): Promise<void> {
  const [text = '', lines = ''] = ODD_TEXTS;
  await sql`
    with rule as (
      insert into rules (org_id, kind, params, severity, scope, shift_group_id, origin, text)
      values (${orgId}, 'rest', '{"minutes": 600.5, "agreed": null}', 'warn', 'group', ${groupId}, 'law', ${lines})
      returning id
    )
    insert into rule_overrides (org_id, rule_id, employee_id, fingerprint, finding, reason, user_name)
    select ${orgId}, rule.id, e.id, 'print', ${text}, ${`${lines} and why`}, ${text}
      from employees e, rule where e.org_id = ${orgId}`.execute(db);
  await sql`
    insert into contracts (org_id, employee_id, valid_from, type, ordinary_minutes, ordinary_days, agreements)
    select ${orgId}, id, '2027-01-01', 'full-time', 2280, 7, '{short-rest,long-shifts}'
      from employees where org_id = ${orgId}`.execute(db);
  await sql`
    insert into availability_weeks (org_id, employee_id, valid_from, anchor, timezone, days)
    select ${orgId}, id, '2027-01-06', '2027-01-04', 'Australia/Lord_Howe',
        to_jsonb(array_fill('{"wishes": [], "extra": "no"}'::jsonb, array[14]))
      from employees where org_id = ${orgId}`.execute(db);
  await sql`
    insert into availability_dates (org_id, employee_id, date, timezone, wishes, extra)
    select ${orgId}, id, '2028-02-29', 'Australia/Eucla', '[{"value": "cannot", "times": null}]', 'please'
      from employees where org_id = ${orgId}`.execute(db);
  await sql`
    with open as (
      insert into open_shifts (org_id, location_id, local_date, start_at, end_at, role_label, notes, places,
        shift_group_id, closes_at, source)
      values (${orgId}, ${siteId}, '2027-04-04', '2027-04-03T12:00Z', '2027-04-03T20:00Z', ${text}, ${lines}, 2,
        ${groupId}, '2027-04-01T00:00Z', 'sick') returning id
    )
    insert into open_shift_claims (org_id, open_shift_id, employee_id, shift_id, claimed_at)
    select ${orgId}, open.id, e.id, gen_random_uuid(), now() from open, employees e where e.org_id = ${orgId}`.execute(
    db,
  );
  await sql`
    insert into clock_settings (org_id, valid_from, geofence, radius_m, notice_given_on, early_in, longest_hours,
      ask_break_after_minutes, usual_break_minutes, late_after_minutes, updated_by_name)
    values (${orgId}, '2027-01-01T00:00Z', 'warn', 150, '2026-12-01', 'roster', 26, 240, 45, 5, ${text})`.execute(
    db,
  );
  await sql`
    with started as (
      insert into clock_events (org_id, id, employee_id, kind, location_id, timezone, captured_at, received_at,
        effective_at, offset_ms, counter, source, fence, distance_m, flags)
      select ${orgId}, gen_random_uuid(), id, 'in', ${siteId}, 'Australia/Lord_Howe', '2027-04-03T12:37Z',
          '2027-04-03T12:00Z', '2027-04-03T12:00:00.123Z', -2220000, 7, 'phone', 'outside', 480, '{outside,skew}'
        from employees where org_id = ${orgId} returning *
    ), corrected as (
      insert into clock_events (org_id, id, employee_id, kind, location_id, timezone, captured_at, received_at,
        effective_at, source, reason, voids, entered_by_name, stated, break_answer)
      select org_id, gen_random_uuid(), employee_id, 'in', location_id, timezone, effective_at, received_at,
          effective_at, 'manager', ${text}, id, ${text}, true, 'not-offered' from started
    )
    insert into timesheets (org_id, id, employee_id, location_id, timezone, date, start_at, end_at, shift_id,
      rostered_start, rostered_end, role_label, counted_start, counted_end, breaks, break_answer, break_seconds,
      elapsed_seconds, clock_seconds, flags, state, approved_at, approved_by_name, approved_reason, version)
    select org_id, id, employee_id, location_id, timezone, '2027-04-03', effective_at, '2027-04-03T20:00Z',
        gen_random_uuid(), effective_at, '2027-04-03T20:00Z', ${text}, effective_at, '2027-04-03T20:00Z',
        '[{"start_at": "2027-04-03T15:00:00.000Z", "end_at": "2027-04-03T15:30:00.000Z"}]', 'not-taken', 1800, 28800,
        27000, '{outside,skew}', 'approved', now(), ${text}, ${lines}, 3 from started`.execute(db);
  await sql`insert into holiday_changes (org_id, location_id, kind, date, name, start_minute, end_minute)
    values (${orgId}, ${siteId}, 'add', '2027-03-11', ${text}, 720, 1440)`.execute(db);
  await sql`
    with skill as (
      insert into skills (org_id, name, kind, severity) values (${orgId}, ${text}, 'licence', 'block') returning id
    ), held as (
      insert into holdings (org_id, employee_id, skill_id, number, valid_to)
      select ${orgId}, e.id, skill.id, ${text}, '2028-02-29' from employees e, skill where e.org_id = ${orgId}
      returning id
    ), files as (
      insert into holding_files (org_id, holding_id, name, media_type, content)
      select ${orgId}, id, ${text}, 'application/pdf', ${Buffer.from('%PDF \\ \0 \n')} from held
    ), reminded as (
      insert into skill_reminders (org_id, holding_id, valid_to, days)
      select ${orgId}, id, '2028-02-29', 90 from held
    )
    insert into skill_requirements (org_id, role_label, all_of)
    select ${orgId}, ${text}, array[id] from skill`.execute(db);
  await sql`
    with notice as (
      insert into notices (org_id, user_id, kind, urgency, items, subject, once, created_at)
      select ${orgId}, user_id, kind, 'now', ${JSON.stringify([{ text }])}::jsonb, subject, ${lines} || kind, now()
        from memberships, (values ('reminder', null), ('cannot', ${JSON.stringify({ title: text })}::jsonb)) as v (kind, subject)
        where org_id = ${orgId} returning id, user_id
    )
    insert into deliveries (org_id, notice_id, user_id, channel, state, due_at, unsubscribe_hash)
    select ${orgId}, id, user_id, 'email', 'sent', now(), ${Buffer.from('\\ \0 \n')} from notice`.execute(
    db,
  );
  await sql`
    insert into short_notices (org_id, employee_id, told_at, date)
    select ${orgId}, id, now(), '2028-02-29' from employees where org_id = ${orgId}`.execute(db);
  await sql`
    insert into untold_changes (org_id, user_id, revision, due_at, own, aloud, shift_ids, was)
    select ${orgId}, user_id, 1, now(), false, true, array[gen_random_uuid()], ${JSON.stringify({ text })}::jsonb
      from memberships where org_id = ${orgId}`.execute(db);
  await sql`
    insert into calendar_events (org_id, user_id, shift_id, sequence, start_at, end_at, timezone, site_name, address, changed_at)
    select ${orgId}, user_id, gen_random_uuid(), 1, now(), now(), 'Australia/Lord_Howe', ${text}, ${lines}, now()
      from memberships where org_id = ${orgId}`.execute(db);
  await sql`
    insert into shift_answers (org_id, user_id, shift_id, location_id, start_at, end_at, answer, note, answered_at)
    select ${orgId}, user_id, gen_random_uuid(), ${siteId}, now(), now(), 'cannot', ${text}, now()
      from memberships where org_id = ${orgId}`.execute(db);
  await sql`
    insert into blackout_days (org_id, name, first_date, last_date, severity)
    values (${orgId}, ${text.slice(0, 60)}, '2028-02-29', '2028-02-29', 'block')`.execute(db);
  await sql`
    with type as (
      insert into leave_types (org_id, name, paid, has_balance, accrual_weeks, day_status, needs_approval, position)
      values (${orgId}, ${text.slice(0, 60)}, false, true, 0.1, 'off', true, 99) returning id
    ), request as (
      insert into requests (org_id, kind, state, employee_id, reason, starts_at, created_at, ended_at)
      select ${orgId}, 'leave', 'done', id, ${text}, now(), now(), now()
        from employees where org_id = ${orgId} returning id, employee_id
    ), leave as (
      insert into leaves (org_id, request_id, employee_id, leave_type_id, first_date, last_date, start_time, timezone,
        start_at, end_at, worked_shift_ids)
      select ${orgId}, r.id, r.employee_id, t.id, '2028-02-29', '2028-02-29', '14:00', 'Australia/Lord_Howe',
        now(), now() + interval '1 day', array[gen_random_uuid()] from request r, type t
    ), file as (
      insert into leave_files (org_id, request_id, name, media_type, content)
      select ${orgId}, id, ${text}, 'image/png', '\\x00ff89'::bytea from request
    )
    insert into leave_entries (org_id, employee_id, leave_type_id, kind, date, minutes, label, request_id)
    select ${orgId}, r.employee_id, t.id, 'taken', '2028-02-29', -1, ${text}, r.id from request r, type t`.execute(
    db,
  );
  await sql`insert into request_policies (org_id, notice_hours) values (${orgId}, 336)`.execute(db);
  await sql`
    with request as (
      insert into requests (org_id, kind, state, employee_id, reason, details, starts_at, created_at, ended_at, ended_note)
      select ${orgId}, 'swap', 'refused', id, ${text}, ${JSON.stringify({ text })}::jsonb, now(), now(), now(), ${lines}
        from employees where org_id = ${orgId} returning id, employee_id
    ), shift as (
      insert into request_shifts (org_id, request_id, shift_id, side, snapshot, chosen, live)
      select ${orgId}, id, gen_random_uuid(), 'given', ${JSON.stringify({ role: text })}::jsonb, true, false from request
    ), party as (
      insert into request_parties (org_id, request_id, employee_id, part)
      select ${orgId}, id, employee_id, 'asker' from request
    )
    insert into request_events (org_id, request_id, actor_name, became, note, findings, version, at)
    select ${orgId}, id, ${text}, 'refused', ${lines}, ${JSON.stringify([text])}::jsonb, 1, now() from request`.execute(
    db,
  );
  await sql`
    insert into notice_preferences (org_id, user_id, muted, added, digest_at, timezone)
    select ${orgId}, user_id, '{"email reminder"}', '{"sms published"}', '18:30', 'Australia/Lord_Howe'
      from memberships where org_id = ${orgId}`.execute(db);
  await sql`
    with need as (
      insert into cover_needs (org_id, location_id, label, weekdays, on_holidays, start_time, end_time, minimum, target)
      values (${orgId}, ${siteId}, ${text}, '{1,7}', 'never', '23:00', '07:00', 1, 2) returning id
    )
    insert into cover_need_dates (org_id, need_id, date) select ${orgId}, id, '2027-12-25' from need`.execute(
    db,
  );
}

/** Count and hash of each table, whatever the order of its rows; a new column that is still empty doesn't count. */
export async function fingerprint(url: string, tables: string[]): Promise<Record<string, string>> {
  return withDatabase(url, (database) =>
    database.readEverything(async (db) => {
      const found: Record<string, string> = {};
      for (const table of tables) {
        const { rows } = await sql<{ sum: string }>`
          select count(*) || ' ' || coalesce(md5(string_agg(row, '|' order by row)), '') as sum
            from ${sql.table(table)} as t, lateral (select jsonb_strip_nulls(to_jsonb(t))::text as row) as rows`.execute(
          db,
        );
        found[table] = rows[0]?.sum ?? '';
      }
      return found;
    }),
  );
}
