import { type RefObject, useState } from 'react';
import type { Cells } from '#contract/api/roster';
import { LIMITS } from '#contract/limits';
import type { CellAction } from '#engine/cells/change';
import { counted } from '#engine/counted';
import { addDays, daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import type { ChangeCheck } from '../../../data/change-check';
import { useRosterChange } from '../../../data/roster-changes';
import { useWeekStart } from '../../../data/session';
import { undoLast } from '../../../data/undo';
import type { WorstFinding } from '../../../data/worst-finding';
import { usePageActions } from '../../../shortcuts/page-actions';
import { toast } from '../../../ui/toast-store';
import { findingText } from '../checks/FoundLine';
import { openingDay } from '../grid/grid-days';
import { useGridSearch } from '../grid/use-grid-search';
import type { GridDrop } from '../surface/drag';
import type { GridModel, GridRow } from '../surface/grid-model';
import type { GridCommand } from '../surface/keys';
import type { Surface } from '../surface/surface';
import type { GridFill } from '../surface/sweep';
import {
  type CarriedCells,
  carriedCells,
  daysOfCarried,
  fillOf,
  staysInPlace,
  transferTo,
} from './carried-cells';
import {
  type CellRef,
  cellsOf,
  countSelected,
  daysByRow,
  NOTHING,
  type Selection,
} from './selection';

interface Input {
  surface: RefObject<Surface | null>;
  model: GridModel;
  today: CalendarDate;
  check: ChangeCheck;
  onOpen: (cell: { employee: { id: string; name: string }; date: CalendarDate }) => void;
  /** Asks for the times of a new shift on these days. */
  onAdd: (cells: Cells, at: CellRef, typed: string) => void;
  onPerson: (employeeId: string) => void;
  /** Folds or unfolds a group, by the id of its heading. */
  onFold: (heading: string) => void;
}

export type GridActions = ReturnType<typeof useGridActions>;

export function daysText(count: number): string {
  return counted(count, 'day');
}

/** Acts on the focused cell or the selected ones, by key, button or mouse. */
export function useGridActions(input: Input) {
  const { surface, model, today, check, onOpen, onAdd, onPerson, onFold } = input;
  const { mutate } = useRosterChange();
  const { setDate } = useGridSearch();
  const weekStart = useWeekStart();
  const [selected, setSelected] = useState<{ from: string; selection: Selection }>();
  const [carried, setCarried] = useState<CarriedCells>();
  const [announcement, announce] = useState('');
  const selection = selected?.from === model.from ? selected.selection : NOTHING;
  const count = countSelected(selection, model.order);
  const tooMany =
    count > LIMITS.bulkCells || daysByRow(selection, model.order).size > LIMITS.rosterRows;

  /** Undefined when a heading has the focus. */
  function activePerson() {
    const active = surface.current?.active();
    return active && !model.rows[active.row]?.heading ? active : undefined;
  }

  /** The selected days, or the one with the focus. */
  function chosen(): Map<string, Set<number>> {
    if (count > 0) return daysByRow(selection, model.order);
    const active = activePerson();
    return new Map(active ? [[active.employeeId, new Set([active.day])]] : []);
  }

  function act(action: CellAction): void {
    const cells = cellsOf(chosen(), model.from);
    if (cells.length > 0 && !tooMany) mutate({ type: 'cells', body: { action, cells } });
  }

  function take(mode: CarriedCells['mode']): void {
    const days = chosen();
    setCarried(carriedCells(mode, days, model.from));
    const number = Array.from(days.values()).reduce((sum, { size }) => sum + size, 0);
    announce(`${mode === 'copy' ? 'Copied' : 'Cut'} ${daysText(number)}. Paste with Control V.`);
  }

  /** Undefined when there are not enough rows below. */
  function transferBody(what: CarriedCells, { employeeId, day }: CellRef) {
    return transferTo(what, { employeeId, date: addDays(model.from, day) }, model.order);
  }

  function transfer(what: CarriedCells, target: CellRef): boolean {
    const body = transferBody(what, target);
    if (!body) announce('There are not enough rows below to paste.');
    if (!body || staysInPlace(body)) return false;
    mutate({ type: 'transfer', body });
    return true;
  }

  function foundByTransfer(what: CarriedCells, target: CellRef): WorstFinding | undefined {
    const body = transferBody(what, target);
    return body && !staysInPlace(body) ? check({ type: 'transfer', body }) : undefined;
  }

  function fillFrom(pattern: Map<string, Set<number>>, area: Map<string, Set<number>>) {
    const body = fillOf(pattern, area, model.from, model.order);
    return body && { type: 'fill' as const, body };
  }

  function fill(pattern: Map<string, Set<number>>, area: Map<string, Set<number>>): void {
    const change = fillFrom(pattern, area);
    if (change) mutate(change);
    else announce('There is nothing to copy here.');
  }

  /** A copy fills all selected days. */
  const fills = count > 1 && carried?.mode === 'copy';

  function paste(): void {
    const active = activePerson();
    if (!active) return;
    if (!carried) announce('There is nothing to paste. Copy a cell first.');
    else if (tooMany) announce('You selected too many days to paste into.');
    else if (fills) fill(daysOfCarried(carried, model.from), chosen());
    else if (transfer(carried, active) && carried.mode === 'move') setCarried(undefined);
  }

  /** What the rules would find if the cut or copied cells were pasted now. */
  function foundByPaste(): WorstFinding | undefined {
    const active = activePerson();
    if (!active || !carried || tooMany) return undefined;
    if (!fills) return foundByTransfer(carried, active);
    const change = fillFrom(daysOfCarried(carried, model.from), chosen());
    return change && check(change);
  }

  /** Asks for a new shift on the selected days, or on the one with the focus. */
  function add(typed = ''): void {
    const active = surface.current?.active();
    const days = chosen();
    if (active && days.size > 0 && !tooMany) onAdd(cellsOf(days, model.from), active, typed);
  }

  function goToToday(): void {
    const day = daysBetween(model.from, today);
    setDate(undefined);
    if (model.today === undefined) return;
    const row = surface.current?.active().row ?? 0;
    const opening = openingDay(undefined, today, weekStart);
    surface.current?.scrollToDay(daysBetween(model.from, opening));
    surface.current?.activate({ row, day });
  }

  /** The key also moves the focus, if it was in the grid. */
  function todayByKey(): void {
    const inGrid = surface.current?.host.contains(document.activeElement);
    goToToday();
    if (inGrid) surface.current?.focus();
  }

  function newShiftAt() {
    if (!surface.current?.host.contains(document.activeElement)) return undefined;
    const at = activePerson();
    return at && { employeeId: at.employeeId, date: addDays(model.from, at.day) };
  }

  usePageActions({ today: todayByKey, newShiftAt });

  function run(command: GridCommand): void {
    const active = surface.current?.active();
    const person = active && model.rows[active.row];
    if (command === 'open' && person?.heading) fold(person);
    else if (command === 'open' && active && person) {
      onOpen({ employee: person, date: addDays(model.from, active.day) });
    } else if (command === 'delete') act('delete-shifts');
    else if (command === 'copy') take('copy');
    else if (command === 'cut') take('move');
    else if (command === 'paste') paste();
    else if (command === 'moved' && carried) announce(pasteText(foundByPaste()));
    else if (command === 'open-person' && person && !person.heading) onPerson(person.id);
    else if (command === 'undo' && !undoLast()) toast({ title: 'Nothing left to undo' });
  }

  function fold({ id, name, heading }: GridRow): void {
    onFold(id);
    announce(heading?.folded ? `${name} unfolded` : `${name} folded`);
  }

  function onSelection(next: Selection): void {
    setSelected({ from: model.from, selection: next });
    const number = countSelected(next, model.order);
    announce(number > 0 ? `${daysText(number)} selected` : 'Selection cleared');
  }

  function onChanged(label: string): void {
    announce(`Changed: ${label}`);
  }

  function onFillOver({ pattern, area }: GridFill): WorstFinding | undefined {
    const change = fillFrom(pattern, area);
    return change && check(change);
  }

  function onFill({ pattern, area }: GridFill): void {
    fill(pattern, area);
  }

  function carriedBy({ days, origin, copy }: GridDrop): CarriedCells | undefined {
    return carriedCells(copy ? 'copy' : 'move', days, model.from, origin);
  }

  function onDrop(drop: GridDrop): void {
    const what = carriedBy(drop);
    if (what) transfer(what, drop.target);
  }

  function onOver(drop: GridDrop): WorstFinding | undefined {
    const what = carriedBy(drop);
    return what && foundByTransfer(what, drop.target);
  }

  function clear(): void {
    surface.current?.select(NOTHING);
    surface.current?.focus();
  }

  return {
    count,
    tooMany,
    canPaste: carried !== undefined,
    announcement,
    act,
    add: () => add(),
    take,
    paste,
    clear,
    goToToday,
    foundByPaste,
    events: {
      onCommand: run,
      onSelection,
      onDrop,
      onOver,
      onFill,
      onFillOver,
      onType: add,
      onChanged,
    },
  };
}

/** Nothing where no rule is broken, so that the next warning is read even when it is the same. */
function pasteText(found: WorstFinding | undefined): string {
  return found ? `Paste here: ${findingText(found)}.` : '';
}
