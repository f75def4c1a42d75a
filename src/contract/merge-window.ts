// Merges changed cells into a known window. The result is what a whole read would have brought.
import { daysBetween } from '#engine/time/dates';
import type { CellContent, RosterCover, RosterWindow } from './api/roster-window';
import { cellCode, contentAt, MOST_CONTENTS, UNCHANGED } from './cell-codes';

/** Returns the known window itself when the answer is older or doesn't fit; its revision then stays behind. */
export function mergeWindow(known: RosterWindow, answer: RosterWindow): RosterWindow {
  if (answer.revision <= known.revision) return known;
  if (answer.since === undefined) return answer;
  if (answer.since > known.revision) return known;
  const sites = [...known.sites];
  const contents = [...known.contents];
  const numbers = new Map(contents.map((content, number) => [JSON.stringify(content), number]));

  function siteOf(id: string): number {
    const at = sites.indexOf(id);
    return at >= 0 ? at : sites.push(id) - 1;
  }

  function numberOf({ status, shifts }: CellContent): number {
    const content: CellContent = {
      status,
      shifts: shifts.map((shift) => ({ ...shift, site: siteOf(answer.sites[shift.site] ?? '') })),
    };
    const text = JSON.stringify(content);
    const number = numbers.get(text) ?? contents.push(content) - 1;
    numbers.set(text, number);
    return number;
  }

  const codes = answer.contents.map((content) => String.fromCharCode(cellCode(numberOf(content))));
  if (contents.length > MOST_CONTENTS) return known;
  const rows = new Map(known.rows.map(({ employee_id, cells }) => [employee_id, cells]));
  const days = daysBetween(known.from, known.to) + 1;
  const empty = (codes[0] ?? '').repeat(days);
  const offset = daysBetween(known.from, answer.from);
  for (const { employee_id, cells } of answer.rows) {
    // A window of some groups has a row for each of their people, and none of others.
    if (known.groups && !rows.has(employee_id)) continue;
    const before = rows.get(employee_id) ?? empty;
    const row = Array.from({ length: days }, (_, day) => {
      const inside = day >= offset && day - offset < cells.length;
      const content = inside ? contentAt(cells, day - offset) : UNCHANGED;
      return content === UNCHANGED ? before.charAt(day) : codes[content];
    });
    rows.set(employee_id, row.join(''));
  }
  rows.forEach((cells, employeeId) => {
    if (cells === empty && !known.groups) rows.delete(employeeId);
  });
  const { revision } = answer;
  const { from, to, groups } = known;
  const cover = mergeCover(known, answer.cover);
  const part = groups && { groups };
  const used = withoutUnused(contents, rows);
  return { from, to, revision, ...part, sites, ...used, ...(cover && { cover }) };
}

function mergeCover(known: RosterWindow, changed: RosterCover | undefined) {
  if (!known.cover || !changed) return known.cover;
  const offset = daysBetween(known.from, changed.from);
  const changedOf = new Map(changed.sites.map(({ location_id, days }) => [location_id, days]));
  return {
    from: known.cover.from,
    sites: known.cover.sites.map(({ location_id, days }) => ({
      location_id,
      days: Array.from(days, (before, day) => {
        const after = changedOf.get(location_id)?.charAt(day - offset) ?? '';
        return after === '' || after === ' ' ? before : after;
      }).join(''),
    })),
  };
}

/** Contents that no cell holds any more would pile up, and the dashboard would take them for shifts. */
function withoutUnused(contents: CellContent[], rows: Map<string, string>) {
  const employees = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  const used = new Set([0]);
  for (const [, cells] of employees) {
    for (let day = 0; day < cells.length; day += 1) used.add(contentAt(cells, day));
  }
  const numbers = new Map([...used].sort((one, other) => one - other).map((old, at) => [old, at]));
  const code = (old: number) => String.fromCharCode(cellCode(numbers.get(old) ?? 0));
  const allUsed = used.size === contents.length;
  return {
    contents: contents.filter((_, number) => used.has(number)),
    rows: employees.map(([employee_id, cells]) => ({
      employee_id,
      cells: allUsed ? cells : Array.from(cells, (_, day) => code(contentAt(cells, day))).join(''),
    })),
  };
}
