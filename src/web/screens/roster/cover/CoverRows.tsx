import '../../../components/cover/cover-light.css';
import { useCallback, useEffect, useState } from 'react';
import type { Place } from '#contract/api/locations';
import { lightsOf } from '#engine/cover/light';
import type { CalendarDate } from '#engine/time/kinds';
import { LegendEntry } from '../../../components/CellLegend';
import {
  dayText,
  LIGHT_COLORS,
  lightClasses,
  lightMark,
} from '../../../components/cover/light-text';
import { useDialog } from '../../../components/use-dialog';
import type { ShownCells } from '../../../data/roster-cells-reading';
import { cn } from '../../../ui/cn';
import { MOST_SITES, SiteRows, type UnderGridProps } from '../grid/SiteRows';
import type { SiteCellLook } from '../surface/site-rows';
import { DayStripDialog } from './DayStripDialog';

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

type CoverRowsProps = UnderGridProps & {
  shown: ShownCells;
  sites: readonly Place[];
  /** Only this site, where the roster is filtered by one. */
  onlySite: string | undefined;
};

/** How good the worst half-hour of each day is, site by site. A click shows the whole day. */
export function CoverRows({ shown, sites, onlySite, ...place }: CoverRowsProps) {
  const dialog = useDialog<{ site: Place; date: CalendarDate }>();
  const at = useCallback(
    (siteId: string, day: number) => lookOf(shown.cells.lightAt(siteId, day)),
    [shown],
  );
  return (
    <>
      <SiteRows
        {...place}
        label="Cover"
        title="Cover of"
        sites={coveredSites(shown, sites, onlySite)}
        at={at}
        onOpen={(site, date) => dialog.show({ site, date })}
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
  const drawn = useAfterFirstFrame();
  return (
    <ul
      aria-label="Legend of cover"
      className="flex h-4 flex-wrap gap-x-4 overflow-hidden text-xs text-muted print:hidden"
    >
      {drawn &&
        LEGEND.map(({ light, words }) => (
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

/** Like the rows it explains: finding a font that has its signs would hold up the cells of the grid. */
function useAfterFirstFrame(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAfter(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return after;
}

const looks = new Map<string, SiteCellLook>();

/** One object a letter: a cell with the same one isn't drawn again. */
function lookOf(letter: string): SiteCellLook {
  const known = looks.get(letter);
  if (known) return known;
  const lights = lightsOf(letter);
  const look = lights
    ? {
        className: `light ${lightClasses(lights)}`,
        text: lightMark({ light: lights.withDrafts, by: lights.withDraftsBy }),
        told: dayText(lights),
      }
    : { className: 'light', text: '', told: 'not loaded yet' };
  looks.set(letter, look);
  return look;
}
