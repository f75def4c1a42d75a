// Which tables a backup holds, in the order in which they can be loaded again.
import type pg from 'pg';
import { StartupError } from '../startup-error';

/** Tables that a backup leaves out, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  schema_migrations: 'the header of the backup holds the version',
  sessions:
    'a copy of the file must not keep anyone signed in: after a restore everyone signs in again',
  push_subscriptions:
    'they belong to sessions: after a restore everyone signs in again and turns them on again',
  password_resets: 'the links are valid for up to 7 days and open an account to whoever holds them',
  known_browsers:
    'a copy of the file must not tell which browsers people use: they are known again once signed in',
  sign_in_steps: 'sign-ins of the last minutes that wait for their second step',
  passkey_challenges: 'questions of the last minutes to passkeys',
  rate_limits: 'counters of the last minutes',
  undo_steps: 'a day of steps back, for the screens that were open on the lost server',
  fills: 'a day of proposals, for the screens that were open on the lost server',
  calendar_events:
    'what calendars last said of each shift: they are told again, with higher numbers',
  roster_changes: 'which cells changed lately, for the screens that were open on the lost server',
  employee_removals: 'an hour of steps back, with hashes of passwords that should be gone',
  untold_changes: 'minutes of changes: a restored server must not tell anyone again',
  deliveries: 'the lost server has sent them: a restored one must not send them again',
  signups: 'a browser that was in the middle of signing up begins again',
  sandbox_sessions: 'pages of the test mode that were open',
  payment_events: 'an event that comes again only reads the state back again',
  idempotency_keys: 'answers that are kept for a day, for repeats of requests to the lost server',
};

/** Relations c that are Muster's, not those of an extension that was put into the same schema. */
export const IS_OURS = `c.relnamespace = 'public'::regnamespace and not exists (
  select from pg_depend d
   where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

export interface Table {
  name: string;
  /** Without generated ones, which PostgreSQL computes again. */
  columns: string[];
}

interface CatalogueTable extends Table {
  references: string[];
  readable: boolean;
}

// A table with row-level security and no policy for the reader would be copied as an empty one, silently.
const CATALOGUE = `
  select c.relname::text as name,
         array(select a.attname::text from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                order by a.attnum) as columns,
         array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
                where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as "references",
         has_table_privilege('muster_reader', c.oid, 'select') and (
           not c.relrowsecurity
           or exists (select from pg_policy p
                       where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')
                         and 'muster_reader'::regrole = any (p.polroles)
                         and pg_get_expr(p.polqual, p.polrelid) = 'true')
              and not exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
         ) as readable
    from pg_class c
   where ${IS_OURS} and c.relkind = 'r'
   order by c.relname`;

export async function listKeptTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<CatalogueTable>(CATALOGUE);
  const kept = rows.filter((table) => !(table.name in LEFT_OUT));
  const unreadable = kept.filter((table) => !table.readable).map((table) => table.name);
  if (unreadable.length > 0) {
    throw new StartupError(
      `A backup would not be complete: the role muster_reader may not read every row of ${unreadable.join(', ')}.`,
    );
  }
  return inLoadingOrder(kept).map(({ name, columns }) => ({ name, columns }));
}

/** Each table after those that its foreign keys point to. */
export function inLoadingOrder<T extends { name: string; references: string[] }>(tables: T[]): T[] {
  const ordered: T[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map((table) => table.name));
    const ready = waiting.filter((table) => !table.references.some((name) => names.has(name)));
    if (ready.length === 0) {
      throw new Error(
        `Foreign keys in a circle: ${[...names].join(', ')} cannot be loaded in any order.`,
      );
    }
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}
