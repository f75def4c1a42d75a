import '../surface/site-rows.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Place } from '#contract/api/locations';
import type { CalendarDate } from '#engine/time/kinds';
import { DAY_WIDTH, type Zoom } from '../surface/geometry';
import {
  createSiteRows,
  type SiteRows as Rows,
  type SitePlace,
  type SiteRowsModel,
} from '../surface/site-rows';
import type { Surface } from '../surface/surface';
import type { GridYear } from './grid-days';

/** More rows would take the room of the people; the filter by site leads to the others. */
export const MOST_SITES = 8;

/** What places the rows of sites under the grid. */
export type UnderGridProps = {
  surface: RefObject<Surface | null>;
  year: GridYear;
  zoom: Zoom;
};

type SiteRowsProps = UnderGridProps & {
  label: string;
  /** Of each row, before the name of its site. */
  title: string;
  sites: readonly Place[];
  at: SiteRowsModel['at'];
  onOpen: (site: Place, date: CalendarDate) => void;
};

/** A row of days for each site, aligned with the grid. A click or Enter opens a day. */
export function SiteRows(props: SiteRowsProps) {
  const { surface, year, zoom, label, title, at, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<Rows | null>(null);
  const sites = useSame(props.sites);
  const model = useMemo(
    (): SiteRowsModel => ({ title, sites, days: year.days, zoom, at }),
    [title, sites, year, zoom, at],
  );
  const first = useRef(model);

  useLayoutEffect(() => {
    const grid = surface.current?.host;
    if (!box.current || !grid) return undefined;
    const made = createSiteRows(box.current, grid, first.current);
    rows.current = made;
    return () => {
      made.destroy();
      rows.current = null;
    };
  }, [surface]);
  useLayoutEffect(() => rows.current?.update(model), [model]);

  function onClick(event: MouseEvent) {
    const place = rows.current?.clicked(event);
    const site = sites.find(({ id }) => id === place?.siteId);
    const date = place && year.days[place.day]?.date;
    if (site && date) onOpen(site, date);
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = rows.current?.placeOf(event.target);
    const next = place && moved(event.key, place, sites);
    if (!next) return;
    event.preventDefault();
    rows.current?.focus(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={box}
      role="group"
      aria-label={label}
      className="site-rows print:hidden"
      style={{ '--day-width': `${DAY_WIDTH[zoom]}px`, '--rows': sites.length } as object}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}

/** The list of before as long as it has the same sites: otherwise every change would lay out the rows anew. */
function useSame(sites: readonly Place[]): readonly Place[] {
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
  { siteId, day }: SitePlace,
  sites: readonly Place[],
): SitePlace | undefined {
  const row = sites.findIndex(({ id }) => id === siteId);
  const at = (step: number) => sites[Math.max(0, Math.min(sites.length - 1, row + step))]?.id;
  if (key === 'ArrowRight') return { siteId, day: day + 1 };
  if (key === 'ArrowLeft') return { siteId, day: day - 1 };
  if (key === 'ArrowDown') return { siteId: at(1) ?? siteId, day };
  if (key === 'ArrowUp') return { siteId: at(-1) ?? siteId, day };
  return undefined;
}
