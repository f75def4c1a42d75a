// Compares the database with the witness, and every sum in it with its parts.
import { query, type Row } from './database';
import { type Ground, until } from './trial';
import type { Acknowledged } from './witness';

interface Place {
  dataDir: string;
  orgId: string;
}

const FOUND: Record<Acknowledged['kind'], string> = {
  shift: `select id::text as id, notes as key from shifts
    where org_id = $1 and notes is not null and run_id is null`,
  employee: `select id::text as id, phone as key from employees
    where org_id = $1 and phone is not null`,
  status: `select employee_id || ' ' || date as id, employee_id || ' ' || date as key
    from day_statuses where org_id = $1`,
  run: `select id::text as id, generation_params ->> 'notes' as key from generation_runs
    where org_id = $1 and status = 'completed'`,
};

export async function compareWithWitness(
  ground: Ground,
  { dataDir, orgId }: Place,
  witnessed: Acknowledged[],
): Promise<void> {
  for (const kind of Object.keys(FOUND) as Acknowledged['kind'][]) {
    const rows = await query<{ id: string; key: string }>(dataDir, FOUND[kind], [orgId]);
    const ids = new Set(rows.map(({ id }) => id));
    const keys = rows.map(({ key }) => key);
    const lost = witnessed.filter((one) => one.kind === kind && !ids.has(one.id));
    const doubled = keys.length - new Set(keys).size;
    ground.tally.lost += lost.length;
    ground.tally.doubled += doubled;
    if (lost.length > 0) {
      ground.wrong(`${lost.length} acknowledged of kind ${kind} are lost, such as ${lost[0]?.id}`);
    }
    if (doubled > 0) ground.wrong(`${doubled} of kind ${kind} are there twice`);
  }
}

/** Each selects what must not be. */
const NEVER: Record<string, string> = {
  'shifts of one person overlap (P5)': `
    select a.id from shifts a join shifts b on b.org_id = a.org_id and b.employee_id = a.employee_id
      and b.id > a.id and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)
    where a.org_id = $1 and not a.allow_overlap and not b.allow_overlap`,
  'a run has neither none nor all of its shifts, or says otherwise': `
    select r.id, r.status, count(s.id) as shifts, r.summary from generation_runs r
      left join shifts s on s.org_id = r.org_id and s.run_id = r.id
    where r.org_id = $1 and r.undone_at is null group by r.id
    having (r.status = 'completed') <> (count(s.id) > 0)
      or (r.status = 'completed' and count(s.id) <> (r.summary ->> 'shifts_created')::int)`,
  'a shift names a run that is not completed': `
    select s.id from shifts s join generation_runs r on r.org_id = s.org_id and r.id = s.run_id
    where s.org_id = $1 and r.status <> 'completed'`,
  'a run and its audit entry disagree': `
    select r.id from generation_runs r left join audit_log a on a.org_id = r.org_id
      and a.action = 'roster.generated' and a.target_id = r.id::text
    where r.org_id = $1 group by r.id, r.status
    having count(a.id) <> case r.status when 'completed' then 1 else 0 end`,
  'an employee who was added has not one audit entry': `
    select e.id from employees e left join audit_log a on a.org_id = e.org_id
      and a.action = 'employee.created' and a.target_id = e.id::text
    where e.org_id = $1 and e.phone is not null group by e.id having count(a.id) <> 1`,
  'the number of the roster is not the number of its changes': `
    select revision from roster_revisions where org_id = $1 and revision <>
      (select count(*) from undo_steps where org_id = $1)
      + (select count(*) from audit_log where org_id = $1
         and action = 'roster.generated')`,
  'an idempotency key is kept without its answer': `
    select encode(id, 'hex') from idempotency_keys where body is null and $1::uuid is not null`,
};

/** A backup leaves out the steps back and the keys. */
export const NEVER_AFTER_RESTORE = Object.entries(NEVER).filter(
  ([, statement]) => !/undo_steps|idempotency_keys/.test(statement),
);

export async function checkSums(ground: Ground, { dataDir, orgId }: Place): Promise<void> {
  for (const [sentence, statement] of Object.entries(NEVER)) {
    const rows: Row[] = await query(dataDir, statement, [orgId]);
    if (rows.length > 0) {
      ground.wrong(`${sentence}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
    }
  }
}

/** A run whose server died is told as failed without anyone doing anything. */
export async function noRunStaysPending({ dataDir, orgId }: Place): Promise<void> {
  await until('no run is pending', 100_000, async () => {
    const rows = await query(
      dataDir,
      "select from generation_runs where org_id = $1 and status = 'pending'",
      [orgId],
    );
    return rows.length === 0;
  });
}
