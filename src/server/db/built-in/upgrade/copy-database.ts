// Copies everything in one database into another that has the same tables, and compares the two.
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { counted } from '#engine/counted';
import { passFaultPoint } from '../../../fault-points';
import { StartupError } from '../../../startup-error';
import { sqlState } from '../../database';

interface Relation {
  /** With its schema, and quoted where needed. */
  name: string;
  kind: string;
  /** Those that can be written: PostgreSQL computes generated ones again. */
  columns: string[];
  shape: string[];
}

const TABLE = 'r';
const SEQUENCE = 'S';

const RELATIONS = `
  select format('%I.%I', n.nspname, c.relname) as name, c.relkind::text as kind,
         array(select quote_ident(a.attname) from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                order by a.attnum) as columns,
         array(select a.attname || ' ' || format_type(a.atttypid, a.atttypmod) from pg_attribute a
                where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                order by a.attnum) as shape
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
     and not exists (select from pg_depend d
                      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by name`;

async function listRelations(client: pg.Client): Promise<Relation[]> {
  return (await client.query<Relation>(RELATIONS)).rows;
}

function ofKind(relations: Relation[], kind: string): Relation[] {
  return relations.filter((relation) => relation.kind === kind);
}

/** Only the database of Muster is copied: whatever someone keeps in another one would be lost. */
export async function requireNoOtherDatabase(source: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select datname as name from pg_database
      where not datistemplate and datname not in ('postgres', current_database()) order by name`,
  );
  if (rows.length > 0) throw wouldLose(rows.map(({ name }) => `database ${name}`));
}

function wouldLose(names: string[]): StartupError {
  return new StartupError(
    `The database holds something that Muster did not make or that was changed by hand, and the move would lose it: ${names.join(', ')}. Go back to the version of Muster that you ran before, put that right, and start this version again. Nothing was changed.`,
  );
}

/** Until its connection ends, the database shows the client one moment, and nobody can change it. */
export async function freeze(source: pg.Client): Promise<void> {
  const tables = ofKind(await listRelations(source), TABLE).map(({ name }) => name);
  await source.query('begin isolation level repeatable read, read only');
  if (tables.length === 0) return;
  await source.query(`lock table ${tables.join(', ')} in share mode`).catch((error: unknown) => {
    if (sqlState(error) !== '55P03') throw error;
    throw new StartupError(
      'Another program is using the tables of Muster. Stop it and start Muster again. Nothing was changed.',
    );
  });
}

export async function copyDatabase(
  source: pg.Client,
  target: pg.Client,
  log: (sentence: string) => void,
): Promise<{ tables: number; rows: number }> {
  const relations = await listRelations(source);
  requireSame(relations, await listRelations(target));
  const tables = ofKind(relations, TABLE);
  const sequences = ofKind(relations, SEQUENCE);

  await target.query('begin isolation level read committed');
  // Rows that were right there are right here: no trigger may add to them, in whatever order they come. The guard against
  // overlaps looks at them all the same.
  await target.query('set local session_replication_role = replica');
  const names = tables.map(({ name }) => name).join(', ');
  if (names) await target.query(`truncate ${names}`);
  for (const table of tables) {
    await copyRows(table, source, target);
    log(`Copied ${table.name}.`);
    if (import.meta.env.MODE === 'faults') passFaultPoint('during-copy');
  }
  for (const { name } of sequences) {
    const { last_value, is_called } = await stateOfSequence(name, source);
    await target.query('select setval($1, $2, $3)', [name, last_value, is_called]);
  }
  await target.query('commit');
  await target.query('analyze');

  let rows = 0;
  for (const { name } of tables) rows += await compare(name, fingerprint, source, target);
  for (const { name } of sequences) await compare(name, stateOfSequence, source, target);
  return { tables: tables.length, rows };
}

/** What someone else has put into the database would be lost, silently. */
function requireSame(found: Relation[], expected: Relation[]): void {
  const described = (relations: Relation[]) =>
    new Map(relations.map((each) => [JSON.stringify(each), each.name]));
  const [ours, theirs] = [described(expected), described(found)];
  const different = [...ours, ...theirs].filter(([each]) => !(ours.has(each) && theirs.has(each)));
  if (different.length > 0) throw wouldLose([...new Set(different.map(([, name]) => name))]);
}

async function copyRows(table: Relation, source: pg.Client, target: pg.Client): Promise<void> {
  const rows = `${table.name} (${table.columns.join(', ')})`;
  await pipeline(
    source.query(copyTo(`copy ${rows} to stdout`)),
    target.query(copyFrom(`copy ${rows} from stdin`)),
  );
}

async function stateOfSequence(name: string, client: pg.Client) {
  const { rows } = await client.query(`select last_value, is_called from ${name}`);
  return { ...rows[0], count: 1 };
}

/** Independent of the order of the rows, and of any function that a new PostgreSQL may change. */
async function fingerprint(name: string, client: pg.Client) {
  const { rows } = await client.query(
    `select count(*)::float8 as count,
            sum(('x' || left(hash, 16))::bit(64)::bigint) as left_half,
            sum(('x' || right(hash, 16))::bit(64)::bigint) as right_half
       from (select md5(each_row::text) as hash from ${name} as each_row) as hashed`,
  );
  return rows[0];
}

async function compare(
  name: string,
  look: (name: string, client: pg.Client) => Promise<{ count: number }>,
  source: pg.Client,
  target: pg.Client,
): Promise<number> {
  const [old, copied] = await Promise.all([look(name, source), look(name, target)]);
  if (JSON.stringify(old) === JSON.stringify(copied)) return old.count;
  throw new StartupError(
    `Your data could not be moved to the new PostgreSQL: the copy of ${name} is not the same as the original (${old.count} and ${counted(copied.count, 'row')}). The original is unchanged. Start Muster again to try once more, or go back to the version that you ran before.`,
  );
}
