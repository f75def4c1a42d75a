import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Role } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import type { RosterSearch, Step } from '../roster-search';
import type { Zoom } from '../surface/geometry';
import { type GridFilter, writeFilter } from './grid-filter';

const NO_FILTER = {
  filter: undefined,
  find: undefined,
  site: undefined,
  who: undefined,
  found: undefined,
};

/** Changes the address. Scrolling and zooming don't count as steps for the Back button. */
export function useGridSearch() {
  const navigate = useNavigate({ from: '/roster' });
  return useMemo(() => {
    const change = (part: Partial<RosterSearch>, replace = false) =>
      void navigate({
        search: (before) => ({ ...before, ...part }),
        replace,
        resetScroll: false,
      });
    return {
      setDate: (date: CalendarDate | undefined) => change({ date }),
      noteDate: (date: CalendarDate) => change({ date }, true),
      setFilter: (filter: GridFilter) => change({ filter: writeFilter(filter) }),
      setStep: (step: Step | undefined) => change({ step }, true),
      setFind: (find: string) => change({ find: find || undefined }, true),
      setSite: (site: string | undefined) => change({ site }),
      setFound: (found: 'only' | undefined) => change({ found }),
      /** One drawer at a time. */
      setDrawer: (drawer: 'checks' | 'requests' | undefined) =>
        change(
          {
            checks: drawer === 'checks' ? 'open' : undefined,
            requests: drawer === 'requests' ? 'open' : undefined,
          },
          true,
        ),
      setRole: (role: Role | undefined) => change({ who: role }),
      setFolded: (ids: readonly string[]) => change({ folded: ids.join(',') || undefined }, true),
      leaveFill: () => change({ fill: undefined, beside: undefined }, true),
      setBeside: (beside: 'everyone' | undefined) => change({ beside }, true),
      showEveryone: () => change(NO_FILTER),
      showAllRows: () => change({ ...NO_FILTER, folded: undefined }),
      setZoom: (zoom: Zoom) => change({ zoom: zoom === 'compact' ? zoom : undefined }, true),
    };
  }, [navigate]);
}
