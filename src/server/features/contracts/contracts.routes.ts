import * as api from '#contract/api/contracts';
import { type Cell, csv } from '#contract/csv';
import { AppError } from '#contract/errors';
import { wallClockAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';
import { peopleOfGroups } from '../employees/people-of-groups';
import { addContract, readContracts } from './add-contract';
import {
  asSeen,
  findEmployee,
  listNamedContracts,
  type NamedContractRow,
} from './contracts.queries';
import { importContracts } from './import-contracts';
import { readHours } from './read-hours';

export function contractsRoutes(http: Http, { clock, database }: Parts): void {
  const today = (user: { org_timezone: string | null }) =>
    wallClockAt(clock(), (user.org_timezone ?? 'UTC') as Zone).date;

  http.route(api.listContracts, ({ scope, params }) => readContracts(scope, params.id));
  http.route(api.addContract, ({ scope, user, params, body }) =>
    addContract(scope, user, params.id, body, today(user)),
  );
  http.route(api.getOwnContract, async ({ scope, user, query }) => {
    // An owner may have no record of their own.
    if (user.employee_id === null) return { birthDate: null, contracts: [], hours: null };
    const hours = await readHours(scope, {
      date: query.date,
      weekStart: user.org_week_starts_on ?? 'monday',
      people: [user.employee_id],
      publishedOnly: true,
    });
    const own = await readContracts(scope, user.employee_id);
    return { ...own, hours: hours.get(user.employee_id) ?? null };
  });
  http.route(api.listHours, async ({ scope, user, query }) => {
    const hours = await readHours(scope, {
      date: query.date,
      weekStart: user.org_week_starts_on ?? 'monday',
      people: await peopleOfGroups(scope, query.groups),
      publishedOnly: false,
    });
    return [...hours].map(([employeeId, own]) => ({ employeeId, ...own }));
  });
  http.route(api.getHours, async ({ scope, user, params: { id }, query: { date } }) => {
    if (!(await findEmployee(scope, id))) throw new AppError('not_found');
    const weekStart = user.org_week_starts_on ?? 'monday';
    const hours = await readHours(scope, { date, weekStart, people: [id], publishedOnly: false });
    return { hours: hours.get(id) ?? null };
  });
  http.route(api.importContracts, ({ scope, user, body }) =>
    importContracts(scope, user, body, today(user)),
  );
  http.routeRaw(api.exportContracts, async ({ user }, _request, reply) => {
    const rows = await database.transact({ orgId: user.org_id, userId: user.id }, (db) =>
      listNamedContracts({ db, orgId: user.org_id }),
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contracts.csv"')
      .send(csv([COLUMNS.map(([name]) => name), ...rows.map(lineOf)]));
  });
}

const yes = (value: boolean) => (value ? 'yes' : 'no');

const COLUMNS: [name: string, cell: (row: NamedContractRow) => Cell][] = [
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['valid_from', (row) => row.valid_from],
  ['type', (row) => row.type],
  ['hours', (row) => asSeen(row).hours],
  ['period_days', (row) => row.ordinary_days],
  ['averaging_weeks', (row) => asSeen(row).averagingWeeks],
  ['anchor', (row) => row.averaging_anchor],
  ['long_shifts', (row) => yes(row.agreements.includes('long-shifts'))],
  ['short_rest', (row) => yes(row.agreements.includes('short-rest'))],
  ['leave_counts', (row) => yes(row.leave_counts)],
  ['holidays_count', (row) => yes(row.holidays_count)],
  ['employee_number', (row) => row.employee_number],
  ['birth_date', (row) => row.birth_date],
];

function lineOf(row: NamedContractRow): Cell[] {
  return COLUMNS.map(([, cell]) => cell(row));
}
