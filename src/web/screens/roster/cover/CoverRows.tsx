import '../../../components/cover/cover-light.css';
import './cover-rows.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Place } from '#contract/api/locations';
import { type DayLights, lightsOf } from '#engine/cover/light';
import type { CalendarDate } from '#engine/time/kinds';
import { LegendEntry } from '../../../components/CellLegend';
import { LIGHT_COLORS, lightMark } from '../../../components/cover/light-text';
import { useDialog } from '../../../components/use-dialog';
import type { ShownCells } from '../../../data/roster-cells-reading';
import { cn } from '../../../ui/cn';
import type { GridYear } from '../grid/grid-days';
import {
  type CoverModel,
  type CoverPlace,
  createCoverRows,
  type CoverRows as Rows,
} from '../surface/cover-rows';
import { DAY_WIDTH, type Zoom } from '../surface/geometry';
import type { Surface } from '../surface/surface';
import { DayStripDialog } from './DayStripDialog';

type CoverRowsProps = {
  surface: RefObject<Surface | null>;
  shown: ShownCells;
  sites: readonly Place[];
  /** Only this site, where the roster is filtered by one. */
  onlySite: string | undefined;
  year: GridYear;
  zoom: Zoom;
};

/** More rows would take the room of the people; the filter by site leads to the others. */
const MOST_SITES = 8;

/** The sites that have a row under the grid. */
export function coveredSites(
  { cells }: ShownCells,
  sites: readonly Place[],
  onlySite: string | undefined,
): Place[] {
  const asking = new Set(cells.coverSites());
  const shown = sites.filter(({ id }) => asking.has(id) && (!onlySite || id === onlySite));
  return shown.slice(0, MOST_SITES);
}

/** How good the worst half-hour of each day is, site by site. A click shows the whole day. */
export function CoverRows({ surface, shown, sites, onlySite, year, zoom }: CoverRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<Rows | null>(null);
  const dialog = useDialog<{ site: Place; date: CalendarDate }>();
  const covered = useSame(coveredSites(shown, sites, onlySite));
  const model = useMemo(
    (): CoverModel => ({
      sites: covered,
      days: year.days,
      zoom,
      at: (siteId, day) => known(shown.cells.lightAt(siteId, day)),
    }),
    [covered, year, zoom, shown],
  );
  const first = useRef(model);

  useLayoutEffect(() => {
    const grid = surface.current?.host;
    if (!box.current || !grid) return undefined;
    const made = createCoverRows(box.current, grid, first.current);
    rows.current = made;
    return () => {
      made.destroy();
      rows.current = null;
    };
  }, [surface]);
  useLayoutEffect(() => rows.current?.update(model), [model]);

  function onClick({ target }: MouseEvent) {
    const place = rows.current?.placeOf(target);
    const site = covered.find(({ id }) => id === place?.siteId);
    const date = place && year.days[place.day]?.date;
    if (site && date) dialog.show({ site, date });
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = rows.current?.placeOf(event.target);
    const next = place && moved(event.key, place, covered);
    if (!next) return;
    event.preventDefault();
    rows.current?.focus(next);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={box}
        role="group"
        aria-label="Cover"
        className="cover-rows print:hidden"
        style={{ '--day-width': `${DAY_WIDTH[zoom]}px` } as object}
        onClick={onClick}
        onKeyDown={onKeyDown}
      />
      <CoverLegend />
      {dialog.subject && (
        <DayStripDialog
          key={dialog.turn}
          {...dialog.subject}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
        />
      )}
    </>
  );
}

const LEGEND = [
  { light: 'below-minimum', words: 'Below the minimum' },
  { light: 'below-target', words: 'Below the target' },
  { light: 'enough', words: 'Enough people' },
  { light: 'too-many', words: 'Too many' },
] as const;

/** Under the rows it belongs to: in the legend above the grid it would push the grid down when it comes. */
function CoverLegend() {
  return (
    <ul
      aria-label="Legend of cover"
      className="flex h-4 flex-wrap gap-x-4 overflow-hidden text-xs text-muted print:hidden"
    >
      {LEGEND.map(({ light, words }) => (
        <LegendEntry
          key={light}
          mark={
            <span aria-hidden="true" className={cn('font-semibold', LIGHT_COLORS[light])}>
              {lightMark({ light, by: 0 })}
            </span>
          }
        >
          {words}
        </LegendEntry>
      ))}
    </ul>
  );
}

const lightsByLetter = new Map<string, DayLights | undefined>();

/** One object a letter: a cell with the same one isn't drawn again. */
function known(letter: string): DayLights | undefined {
  if (!lightsByLetter.has(letter)) lightsByLetter.set(letter, lightsOf(letter));
  return lightsByLetter.get(letter);
}

/** The list of before as long as it has the same sites: otherwise every change would lay out the rows anew. */
function useSame(sites: Place[]): Place[] {
  const kept = useRef(sites);
  const same =
    kept.current.length === sites.length &&
    sites.every(
      ({ id, name }, at) => kept.current[at]?.id === id && kept.current[at]?.name === name,
    );
  if (!same) kept.current = sites;
  return kept.current;
}

function moved(
  key: string,
  { siteId, day }: CoverPlace,
  sites: readonly Place[],
): CoverPlace | undefined {
  const row = sites.findIndex(({ id }) => id === siteId);
  const at = (step: number) => sites[Math.max(0, Math.min(sites.length - 1, row + step))]?.id;
  if (key === 'ArrowRight') return { siteId, day: day + 1 };
  if (key === 'ArrowLeft') return { siteId, day: day - 1 };
  if (key === 'ArrowDown') return { siteId: at(1) ?? siteId, day };
  if (key === 'ArrowUp') return { siteId: at(-1) ?? siteId, day };
  return undefined;
}
