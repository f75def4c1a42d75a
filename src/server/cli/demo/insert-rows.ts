// Inserts the rows of one organisation, in the order of their references.
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/database';
import type { DB } from '../../db/tables.gen';
import type { Rows } from './rows';

export async function insertRows(db: Db, rows: Rows): Promise<void> {
  await insertUsers(db, rows.users);
  await db.insertInto('organizations').values(rows.organization).execute();
  await db.insertInto('sandbox_subscriptions').values(rows.subscription).execute();
  await insertAll(
    db,
    'memberships',
    { org_id: 'uuid', user_id: 'uuid', role: 'text', created_at: 'timestamptz' },
    rows.memberships,
  );
  await insertAll(
    db,
    'shift_groups',
    { id: 'uuid', org_id: 'uuid', name: 'text', color_hex: 'text', position: 'integer' },
    rows.shiftGroups,
  );
  await insertAll(
    db,
    'employees',
    {
      id: 'uuid',
      org_id: 'uuid',
      user_id: 'uuid',
      shift_group_id: 'uuid',
      name: 'text',
      email: 'text',
      phone: 'text',
      created_at: 'timestamptz',
    },
    rows.employees,
  );
  await insertAll(
    db,
    'locations',
    {
      id: 'uuid',
      org_id: 'uuid',
      name: 'text',
      address: 'text',
      street_number: 'text',
      street_name: 'text',
      town: 'text',
      state: 'text',
      postcode: 'text',
      country: 'text',
      phone: 'text',
      email: 'text',
      latitude: 'float8',
      longitude: 'float8',
      timezone: 'text',
      notes: 'text',
    },
    rows.locations,
  );
  if (rows.needs.length > 0) await db.insertInto('cover_needs').values(rows.needs).execute();
  await insertAll(
    db,
    'shifts',
    {
      org_id: 'uuid',
      employee_id: 'uuid',
      location_id: 'uuid',
      local_date: 'date',
      start_at: 'timestamptz',
      end_at: 'timestamptz',
      role_label: 'text',
      notes: 'text',
      published: 'boolean',
      template_code: 'text',
    },
    rows.shifts,
  );
  await insertAll(
    db,
    'day_statuses',
    { org_id: 'uuid', employee_id: 'uuid', date: 'date', status: 'text' },
    rows.dayStatuses,
  );
}

/** The owner of both organisations already exists when the second one is inserted. */
async function insertUsers(db: Db, users: Rows['users']): Promise<void> {
  const ids = users.map(({ id }) => id);
  const found = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
  const known = new Set(found.map(({ id }) => id));
  await insertAll(
    db,
    'users',
    {
      id: 'uuid',
      email: 'text',
      name: 'text',
      phone: 'text',
      password_hash: 'text',
      must_change_password: 'boolean',
      created_at: 'timestamptz',
    },
    users.filter(({ id }) => !known.has(id)),
  );
}

type ColumnType = 'uuid' | 'text' | 'integer' | 'float8' | 'boolean' | 'date' | 'timestamptz';

/** Inserts all rows in one statement, with one array per column. */
async function insertAll<T extends keyof DB, C extends keyof Insertable<DB[T]> & string>(
  db: Db,
  table: T,
  columns: Record<C, ColumnType>,
  rows: Pick<Insertable<DB[T]>, C>[],
): Promise<void> {
  const names = Object.keys(columns) as C[];
  const arrays = names.map(
    (name) => sql`${rows.map((row) => row[name])}::${sql.raw(columns[name])}[]`,
  );
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select * from unnest(${sql.join(arrays)})`.execute(db);
}
