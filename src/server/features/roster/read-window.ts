// The roster as the grid reads it: every different cell once, and a character a day for each person.
import { sql } from 'kysely';
import type { CellContent, RosterWindow } from '#contract/api/roster';
import { cellCode, MOST_CONTENTS } from '#contract/cell-codes';
import { AppError } from '#contract/errors';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';

// Characters that no template code can hold.
const CELL = '\u001c';
const DAY = '\u001d';
const SHIFT = '\u001e';
const FIELD = '\u001f';

const EMPTY: CellContent = { status: null, shifts: [] };

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

export async function readWindow(scope: TenantScope, window: Window, revision: number) {
  const sites = await scope.db.selectFrom('locations').select('id').orderBy('id').execute();
  const siteIds = sites.map(({ id }) => id);
  const rows = await readRows(scope, window, siteIds);
  const length = daysBetween(window.from, window.to) + 1;
  const contents = [EMPTY];
  const known = new Map<string, number>();
  const answer: RosterWindow = { ...window, revision, sites: siteIds, contents, rows: [] };
  for (const { employee_id, cells } of rows) {
    const codes = new Uint16Array(length).fill(cellCode(0));
    for (const cell of cells.split(CELL)) {
      const split = cell.indexOf(DAY);
      const text = cell.slice(split + 1);
      let content = known.get(text);
      if (content === undefined) {
        content = contents.length;
        known.set(text, content);
        contents.push(contentOf(text));
      }
      codes[Number(cell.slice(0, split))] = cellCode(content);
    }
    answer.rows.push({ employee_id, cells: String.fromCharCode(...codes) });
  }
  if (contents.length > MOST_CONTENTS) {
    throw new AppError('invalid_input', { sentence: 'Please choose a shorter window.' });
  }
  return answer;
}

/** One row for each person; the database puts the texts together, which is five times quicker than objects. */
async function readRows({ db, orgId }: TenantScope, { from, to }: Window, siteIds: string[]) {
  const minutes = (column: string) =>
    sql`(extract(epoch from (${sql.ref(column)} at time zone l.timezone)::time) / 60)::int`;
  const { rows } = await sql<{ employee_id: string; cells: string }>`
    select employee_id, string_agg((date - ${from}::date) || ${DAY} || content, ${CELL}) as cells
    from (
      select employee_id, date,
        coalesce(max(status), '') || coalesce(string_agg(${SHIFT} || shift, '' order by start_at), '') as content
      from (
        select s.employee_id, s.local_date as date, s.start_at, null as status,
          concat_ws(${FIELD}, ${minutes('s.start_at')}, ${minutes('s.end_at')}, site.number - 1,
            case when s.published then 1 else 0 end,
            case when s.template_code is null and s.source_rule_id is null then 0 else 1 end,
            s.template_code) as shift
        from shifts s
        join locations l on l.org_id = s.org_id and l.id = s.location_id
        join unnest(${siteIds}::uuid[]) with ordinality as site (id, number) on site.id = s.location_id
        where s.org_id = ${orgId} and s.local_date between ${from} and ${to}
        union all
        select employee_id, date, null, status, null from day_statuses
        where org_id = ${orgId} and date between ${from} and ${to}
      ) as parts
      group by employee_id, date
    ) as days
    group by employee_id
    order by employee_id`.execute(db);
  return rows;
}

function contentOf(text: string): CellContent {
  const [status = '', ...shifts] = text.split(SHIFT);
  return {
    status: (status || null) as CellContent['status'],
    shifts: shifts.map((shift) => {
      const [start, end, site, published, auto, code] = shift.split(FIELD);
      return {
        start: Number(start),
        end: Number(end),
        site: Number(site),
        published: published === '1',
        auto: auto === '1',
        code: code ?? null,
      };
    }),
  };
}
