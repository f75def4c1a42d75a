import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { Growing } from '#contract/api/fill';
import type { Place } from '#contract/api/locations';
import type { OpenShift } from '#contract/api/open-shifts';
import type { Cells } from '#contract/api/roster';
import type { RosterFinding } from '#contract/api/rules';
import { can } from '#contract/rights';
import { addDays, firstOfWeek, yearOf } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { holidaysByDate } from '../../../components/holiday-text';
import { ReloadAlert } from '../../../components/ReloadAlert';
import { useDialog } from '../../../components/use-dialog';
import { useRosterAvailability } from '../../../data/availability';
import { useChangeCheck } from '../../../data/change-check';
import { useRosterHours } from '../../../data/contracts';
import { useEmployees } from '../../../data/employees';
import { useProposal } from '../../../data/fill';
import { useHolidaysOfYears } from '../../../data/holidays';
import { usePlaces } from '../../../data/locations';
import { useOpenShifts } from '../../../data/open-shifts';
import { useRosterCells } from '../../../data/roster-cells-reading';
import { partsOfPeople, type RosterPart } from '../../../data/roster-parts';
import { useFindings, useRosterFindings } from '../../../data/rules';
import { useUser, useWeekStart } from '../../../data/session';
import { useRosterAnswers } from '../../../data/shift-answers';
import { useRosterActual } from '../../../data/time';
import { formatShortDay } from '../../../platform/formats';
import { CellDialog } from '../cell/CellDialog';
import { ChecksButton } from '../checks/ChecksButton';
import { ChecksDrawer } from '../checks/ChecksDrawer';
import { marksOf } from '../checks/marks';
import { useLeadToCell } from '../checks/use-lead-to-cell';
import { CoverRows, coveredSites } from '../cover/CoverRows';
import { OpenShiftRows, sitesWithOpenShifts } from '../open-shifts/OpenShiftRows';
import { QuickShift, type QuickTarget } from '../quick/QuickShift';
import { usualSite } from '../quick/usual-site';
import { RequestsButton } from '../requests/RequestsButton';
import { SelectionBar } from '../selection/SelectionBar';
import type { CellRef } from '../selection/selection';
import { daysText, useGridActions } from '../selection/use-grid-actions';
import type { Zoom } from '../surface/geometry';
import type { Place as GridPlace } from '../surface/key-moves';
import type { Surface } from '../surface/surface';
import { CopyWeekMenu } from '../toolbar/CopyWeekMenu';
import { GridLegend } from '../toolbar/GridLegend';
import { GridToolbar } from '../toolbar/GridToolbar';
import { CellHint, type HintedCell } from './CellHint';
import { GridSurface } from './GridSurface';
import type { GridYear } from './grid-days';
import { type GridFilter, showsOf } from './grid-filter';
import { groupOfHeading } from './grid-rows';
import { GridFailure, NobodyInFilter } from './InsteadOfGrid';
import { siteClocks } from './site-clocks';
import { useDrawer } from './use-drawer';
import { useGridModel } from './use-grid-model';
import { useGridPlace } from './use-grid-place';
import { useGridSearch } from './use-grid-search';
import { usePartsInView } from './use-parts-in-view';
import { worksAt } from './works-at';

/** Few open it, and it brings all kinds of cards. */
const RequestsDrawer = lazy(async () => ({
  default: (await import('../requests/RequestsDrawer')).RequestsDrawer,
}));

interface CellOfDay {
  employee: { id: string; name: string };
  date: CalendarDate;
}

type YearGridProps = {
  year: GridYear;
  rows: readonly Employee[];
  filter: GridFilter;
  zoom: Zoom;
  today: CalendarDate;
};

export function YearGrid({ year, rows: people, filter, zoom, today }: YearGridProps) {
  const { date, site, find, found, fill, beside } = useSearch({ from: '/signed-in/roster' });
  const { showEveryone } = useGridSearch();
  const navigate = useNavigate();
  const surface = useRef<Surface | null>(null);
  const { data: everyone = NOBODY } = useEmployees();
  const all = useMemo(() => partsOfPeople(everyone), [everyone]);
  const isLarge = all !== undefined;
  const place = useGridPlace({ surface, year, date, today, zoom, isLarge, people });
  const { wanted, opening, onView, firstDay } = place;
  const proposal = useProposal(fill);
  const isFilled = useMemo(() => filledPeople(beside ? undefined : proposal), [beside, proposal]);
  const { parts, atSite } = usePartsInView({
    people,
    all,
    everyone: everyone.length,
    // Those of a proposal are shown wherever they work.
    site: isFilled ? undefined : site,
    wanted,
    inView: place.inView,
  });
  const { shown, error, isFetching, refetch } = useRosterCells(year.from, year.to, wanted, parts);
  const { data: sites } = usePlaces();
  const clocks = useMemo(() => siteClocks(sites ?? []), [sites]);
  const shows = showsOf(filter);
  const covered = coveredSites(shown, sites ?? NO_SITES, site).length;
  const { data: openShifts = NO_OPEN_SHIFTS, isPending: unknown } = useOpenShifts();
  const offering = sitesWithOpenShifts(openShifts, sites ?? NO_SITES, site);
  const { from, to } = wanted;
  const drawer = useDrawer('checks', surface);
  // Finding them for thousands of people takes seconds: of a large roster they are read for whoever wants the list.
  const checks = useFindings(wanted, { enabled: !parts || drawer.open || found === 'only' });
  const inView = useRosterFindings(wanted, parts)?.findings ?? NO_FINDINGS;
  const marks = useMemo(() => marksOf(inView, year.from), [inView, year.from]);
  const findings = checks.data?.findings ?? NO_FINDINGS;
  const rows = useMemo(() => {
    // The same list as long as nobody is left out: new rows would hide what a colleague changed.
    if (!site && !found && !isFilled) return people;
    const withFindings = new Set(findings.map(({ employee_id }) => employee_id));
    const isHere = (id: string) => atSite.data?.has(id) ?? true;
    const days = { from, to };
    return people.filter(
      ({ id }) =>
        (isFilled?.(id) ?? (!site || (isLarge ? isHere(id) : worksAt(shown, id, site, days)))) &&
        (!found || withFindings.has(id)),
    );
  }, [people, shown, site, from, to, found, findings, isFilled, isLarge, atSite.data]);
  const { folded, toggleFold } = useFolding();
  const model = useGridModel({
    year,
    employees: rows,
    shown,
    shows,
    clocks,
    zoom,
    today,
    // Someone who was searched for must be seen.
    folded: find ? NONE : folded,
    hours: useHoursInView(wanted, date, today, parts),
    holidays: useHolidaysOfGrid(year, site),
    marks,
    answers: useRosterAnswers(wanted, today, parts),
    availability: useRosterAvailability(wanted, parts),
    proposal,
    actual: useRosterActual(wanted, today, parts),
  });
  const check = useChangeCheck(shown);
  const leadTo = useLeadToCell(surface, model);
  const queue = useDrawer('requests', surface);
  const dialog = useDialog<CellOfDay>();
  const [hint, setHint] = useState<HintedCell>();
  const quick = useDialog<QuickTarget & { day: CellOfDay | undefined }>();
  const actions = useGridActions({
    surface,
    model,
    today,
    check,
    onOpen: dialog.show,
    onAdd: (cells, at, typed) => quick.show(quickTarget(cells, at, typed)),
    onPerson: openPerson,
    onFold: toggleFold,
  });

  function quickTarget(cells: Cells, at: CellRef, typed: string) {
    const days = cells.reduce((sum, { dates }) => sum + dates.length, 0);
    const employee = rows.find(({ id }) => id === at.employeeId);
    const date = addDays(year.from, at.day);
    const day = days === 1 && employee ? { employee, date } : undefined;
    return {
      cells,
      day,
      title: day ? `${day.employee.name}, ${formatShortDay(date)}` : daysText(days),
      siteId: usualSite(shown, at.employeeId, at.day),
      typed,
    };
  }

  function onHint(at: (GridPlace & { box: DOMRect }) | undefined) {
    const person = at && model.rows[at.row];
    const date = at && model.days[at.day]?.date;
    if (!person || !date) return setHint(undefined);
    const active = surface.current?.active();
    const isActive = active?.row === at.row && active.day === at.day;
    const found = isActive ? actions.foundByPaste() : undefined;
    const empty = model.look(person.id, at.day).label === 'no shifts';
    return setHint(
      empty && !found ? undefined : { employeeId: person.id, date, box: at.box, found },
    );
  }

  function openPerson(employeeId: string) {
    void navigate({ to: '/employees/$employeeId', params: { employeeId } });
  }

  function openQuickDay() {
    const { day } = quick.subject ?? {};
    quick.onOpenChange(false);
    if (day) dialog.show(day);
  }

  const isLoaded = (groups?: string) => shown.cells.areLoaded(wanted, groups);
  const missing = error !== null && !(parts?.every((part) => isLoaded(part.groups)) ?? isLoaded());
  const isBlank = missing && shown.cells.isBlank();

  return (
    <div className="flex flex-col gap-2">
      <GridToolbar filter={filter} today={today} onToday={actions.goToToday}>
        <CopyWeekMenu year={year} rows={rows} firstDay={firstDay} />
      </GridToolbar>
      {actions.count > 0 ? (
        <SelectionBar actions={actions} />
      ) : (
        <div className="flex items-center justify-between gap-4 print:hidden">
          <GridLegend />
          <div className="flex gap-2">
            <RequestsButton ref={queue.button} open={queue.open} onToggle={queue.toggle} />
            <ChecksButton
              ref={drawer.button}
              checks={checks}
              open={drawer.open}
              onToggle={drawer.toggle}
            />
          </div>
        </div>
      )}
      {missing && !isBlank && (
        <ReloadAlert title="Failed to load the roster" queries={[{ isFetching, refetch }]}>
          We couldn't load some of these days.
        </ReloadAlert>
      )}
      {atSite.error && !atSite.data && (
        <ReloadAlert title="Failed to load the roster" queries={[atSite]}>
          We couldn't load who works at this job site.
        </ReloadAlert>
      )}
      <div className="flex gap-3">
        <div
          className="flex min-w-0 flex-1 flex-col gap-2"
          style={{ '--grid-below': heightBelow({ covered, offering: offering.length }) } as object}
        >
          {isBlank && <GridFailure query={{ error, isFetching, refetch }} />}
          {rows.length === 0 && <NobodyInFilter onShowAll={showEveryone} />}
          {rows.length > 0 && !isBlank && (
            <>
              <GridSurface
                // Other years are another grid: a selection belongs to its days.
                key={year.from}
                ref={surface}
                model={model}
                opening={opening}
                events={{ ...actions.events, onView, onHint, onPerson: openPerson }}
              />
              {offering.length > 0 && (
                <OpenShiftRows
                  key={`open ${year.from}`}
                  surface={surface}
                  open={openShifts}
                  sites={offering}
                  year={year}
                  zoom={zoom}
                />
              )}
              {/* Not before the rows above it are known: they would push it down. */}
              {covered > 0 && !unknown && (
                <CoverRows
                  key={`cover ${year.from}`}
                  surface={surface}
                  shown={shown}
                  sites={sites ?? NO_SITES}
                  onlySite={site}
                  year={year}
                  zoom={zoom}
                />
              )}
            </>
          )}
        </div>
        {drawer.open && (
          <ChecksDrawer
            checks={checks}
            takesFocus={drawer.takesFocus}
            onClose={drawer.close}
            onShow={({ employee_id, to }) => leadTo(employee_id, to)}
          />
        )}
        {queue.open && (
          <Suspense fallback={null}>
            <RequestsDrawer takesFocus={queue.takesFocus} onClose={queue.close} />
          </Suspense>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {actions.announcement}
      </p>
      {/* For people who print from their browser: the grid shows a part of the roster, which paper can't scroll. */}
      <p className="hidden print:block">To print the roster, choose Print above the grid.</p>
      {hint && !quick.open && !dialog.open && (
        <CellHint
          key={`${hint.employeeId} ${hint.date}`}
          {...hint}
          onLeave={() => setHint(undefined)}
        />
      )}
      {quick.subject && (
        <QuickShift
          key={quick.turn}
          target={quick.subject}
          open={quick.open}
          onOpenChange={quick.onOpenChange}
          anchor={() => surface.current?.activeBox() ?? new DOMRect()}
          check={check}
          onMore={quick.subject.day && openQuickDay}
          onClosed={() => !dialog.open && surface.current?.focus()}
        />
      )}
      {dialog.subject && (
        <CellDialog
          key={dialog.turn}
          {...dialog.subject}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
const NO_SITES: readonly Place[] = [];
const NOBODY: readonly Employee[] = [];

const NO_OPEN_SHIFTS: readonly OpenShift[] = [];

/** The rows of sites with the gap above each box of them and the legend of cover, so that all fit into the window. */
function heightBelow({ covered, offering }: { covered: number; offering: number }): string {
  const box = (rows: number) => `min(9rem, ${rows * 1.75 + 0.625}rem)`;
  const cover = covered === 0 ? '0px' : `${box(covered)} + 1.5rem`;
  return `calc(${cover} + ${offering === 0 ? '0px' : box(offering)})`;
}
const NO_FINDINGS: readonly RosterFinding[] = [];

/** Of the period that holds today while today is in view, or else of the first week in view. */
function useHoursInView(
  wanted: { from: CalendarDate; to: CalendarDate },
  date: CalendarDate | undefined,
  today: CalendarDate,
  parts: readonly RosterPart[] | undefined,
) {
  const weekStart = useWeekStart();
  const seesContracts = can(useUser(), 'see contracts');
  const inView = wanted.from <= today && today <= wanted.to;
  const day = inView ? today : firstOfWeek(date ?? today, weekStart);
  return useRosterHours(day, parts, { enabled: seesContracts });
}

function useHolidaysOfGrid({ from, to }: GridYear, site: string | undefined) {
  const calendars = useHolidaysOfYears(
    useMemo(() => yearsBetween(yearOf(from), yearOf(to)), [from, to]),
  );
  return useMemo(
    () => holidaysByDate(calendars, site ? new Set([site]) : undefined),
    [calendars, site],
  );
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function useFolding() {
  const { folded: text } = useSearch({ from: '/signed-in/roster' });
  const { setFolded } = useGridSearch();
  const folded = useMemo(() => new Set(text?.split(',')), [text]);
  function toggleFold(heading: string) {
    const group = groupOfHeading(heading);
    const others = [...folded].filter((id) => id !== group);
    setFolded(folded.has(group) ? others : [...others, group]);
  }
  return { folded, toggleFold };
}

/** Those whose shifts a proposal would change: among hundreds of rows, nobody would see it grow. */
function filledPeople(proposal: Growing | undefined): ((id: string) => boolean) | undefined {
  const ids = new Set(
    [...(proposal?.added ?? []), ...(proposal?.removed ?? [])].map((shift) => shift.employee_id),
  );
  return ids.size === 0 ? undefined : (id) => ids.has(id);
}
