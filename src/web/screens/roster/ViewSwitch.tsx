import { Link } from '@tanstack/react-router';
import { CalendarDays, List, Map as MapIcon } from 'lucide-react';
import { cn } from '../../ui/cn';
import { ROSTER_VIEWS, type RosterView } from './roster-search';

const LOOKS = {
  grid: { label: 'Grid', icon: CalendarDays },
  map: { label: 'Map', icon: MapIcon },
  list: { label: 'List', icon: List },
};

export function ViewSwitch({ view }: { view: RosterView }) {
  return (
    <nav aria-label="View" className="flex rounded-md border border-line-strong bg-raised p-0.5">
      {ROSTER_VIEWS.map((one) => {
        const { label, icon: Icon } = LOOKS[one];
        return (
          <Link
            key={one}
            to="/roster"
            search={({ date }) => ({ date, view: one === 'grid' ? undefined : one })}
            // The router would also call the grid current while another view is.
            aria-current={one === view ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            className={cn(
              'inline-flex h-10 items-center gap-2 rounded px-3 text-base font-medium sm:h-8 sm:text-sm [&_svg]:size-4',
              one === view ? 'bg-brand text-brand-text' : 'text-muted hover:text-text',
            )}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
