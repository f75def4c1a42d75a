import { countTimesheets, listTimesheets, type Timesheet } from '#contract/api/timesheets';
import { SHEET_LISTS, type SheetListName } from '#engine/clock/sheet-state';
import type { FakeServer } from './fake-server';

/** The page Time of an organisation with these: listed by what they wait for, in pages, and counted. */
export function withTimesheets(server: FakeServer, all: () => readonly Timesheet[]): void {
  const matching = ({ find, locationId }: { find: string; locationId?: string | undefined }) =>
    all().filter(
      (sheet) =>
        sheet.employee_name.toLowerCase().includes(find.toLowerCase()) &&
        (locationId === undefined || sheet.location_id === locationId),
    );
  const inList = (list: SheetListName) => (sheet: Timesheet) =>
    (SHEET_LISTS[list] as readonly string[]).includes(sheet.state);
  server.on(listTimesheets).answer(({ query }) => {
    const found = matching(query).filter(query.list ? inList(query.list) : () => true);
    const from = query.after ? found.findIndex(({ id }) => query.after?.endsWith(id)) + 1 : 0;
    const timesheets = found.slice(from, from + query.limit);
    const last = timesheets.at(-1);
    return {
      timesheets,
      next: last && last !== found.at(-1) ? `${last.start_at}_${last.id}` : null,
    };
  });
  server.on(countTimesheets).answer(({ query }) => {
    const found = matching(query);
    const running = found.filter(({ state }) => state === 'running');
    const approve = found.filter(inList('approve'));
    return {
      running: running.length,
      running_names: running.slice(0, 2).map(({ employee_name }) => employee_name),
      attention: found.filter(inList('attention')).length,
      approve: approve.length,
      clean: approve.filter(({ flags }) => flags.length === 0).length,
    };
  });
}
