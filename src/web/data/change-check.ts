// Asks the rules about a change while it is dragged or typed, without the server: with the cells that are shown.
import { useEffect, useMemo, useState } from 'react';
import { can } from '#contract/rights';
import { ruleForEngine } from '#contract/rule-for-engine';
import type { CellChange } from '#engine/cells/change';
import { daysBetween } from '#engine/time/dates';
import type { Zone } from '#engine/time/kinds';
import { useEmployees } from './employees';
import { usePlaces } from './locations';
import { NOT_LOADED } from './roster-cells';
import type { ShownCells } from './roster-cells-reading';
import type { RosterChange } from './roster-changes';
import { useRules } from './rules';
import { useUser, useWeekStart } from './session';
import type { createWorstFinding, WorstFinding } from './worst-finding';

/** Undefined where no rule that the grid can judge is broken; the server still checks every change. */
export type ChangeCheck = (change: RosterChange) => WorstFinding | undefined;

/** A larger change would be felt under the pointer, and nobody could read its findings there. */
const MOST = { people: 8, cells: 100 };

const UTC = 'UTC' as Zone;
const SAYS_NOTHING: ChangeCheck = () => undefined;

export function useChangeCheck(shown: ShownCells): ChangeCheck {
  const ready = !shown.cells.isBlank();
  const { data: rules } = useRules({ enabled: can(useUser(), 'see rules') && ready });
  const { data: people } = useEmployees();
  const { data: places } = usePlaces();
  const weekStart = useWeekStart();
  const create = useChunk(ready);
  return useMemo(() => {
    if (!create || !rules) return SAYS_NOTHING;
    const zones = new Map(places?.map(({ id, timezone }) => [id, timezone as Zone]));
    const groups = new Map(people?.map(({ id, shift_group }) => [id, shift_group?.id]));
    const { cells, at } = shown;
    const worst = create({
      rules: rules.map(ruleForEngine),
      weekStart,
      groupIdsOf: (employeeId) => {
        const group = groups.get(employeeId);
        return group ? [group] : [];
      },
      zoneOf: (siteId) => zones.get(siteId) ?? UTC,
      read: (employeeId, date) => {
        const index = at(employeeId, daysBetween(cells.from, date));
        return index === NOT_LOADED ? undefined : cells.content(index);
      },
    });
    // The bodies of calls hold dates as plain texts.
    return (change) => (isLarge(change) ? undefined : worst(change as CellChange));
  }, [create, rules, people, places, weekStart, shown]);
}

type Create = typeof createWorstFinding;

/** The rules of the engine, read once the roster is there. Without them the server says what is wrong. */
function useChunk(ready: boolean): Create | undefined {
  const [create, setCreate] = useState<Create>();
  useEffect(() => {
    if (!ready) return;
    import('./worst-finding').then(
      (chunk) => setCreate(() => chunk.createWorstFinding),
      () => undefined,
    );
  }, [ready]);
  return create;
}

function isLarge(change: RosterChange): boolean {
  const rows = change.type === 'fill' ? change.body.sources.flatMap(({ cells }) => cells) : [];
  if ('body' in change && 'cells' in change.body) rows.push(...change.body.cells);
  const people = new Set(rows.map(({ employeeId }) => employeeId));
  const cells = rows.reduce((sum, { dates }) => sum + dates.length, 0);
  return people.size > MOST.people || cells > MOST.cells;
}
