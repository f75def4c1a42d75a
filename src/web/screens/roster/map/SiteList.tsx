import { Link } from '@tanstack/react-router';
import { MapPinPlus } from 'lucide-react';
import { can } from '#contract/rights';
import { formatCount } from '#engine/counted';
import { CoverLight } from '../../../components/cover/CoverLight';
import { dayText } from '../../../components/cover/light-text';
import { useUser } from '../../../data/session';
import { foreignZoneName, formatShortDay, formatTime, todayIn } from '../../../platform/formats';
import { buttonStyles } from '../../../ui/button-styles';
import { Card } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { SITE_STATE_TEXT, SiteStateIcon } from './SiteStateIcon';
import type { SiteToday } from './site-today';

type SiteListProps = {
  located: readonly SiteToday[];
  /** Sites without coordinates. */
  others: readonly SiteToday[];
  chosen: readonly string[];
  onChoose: (id: string) => void;
};

/** Shows what the map shows, for everyone who doesn't use the map. */
export function SiteList({ located, others, chosen, onChoose }: SiteListProps) {
  const mayPlace = can(useUser(), 'manage job sites');
  const items = (sites: readonly SiteToday[]) =>
    sites.map((today) => (
      <SiteListItem
        key={today.site.id}
        today={today}
        chosen={chosen.includes(today.site.id)}
        onChoose={() => onChoose(today.site.id)}
      />
    ));
  return (
    <Card className="flex flex-col gap-1 overflow-y-auto p-2">
      {located.length > 0 && <ul aria-label="Sites on the map">{items(located)}</ul>}
      {others.length > 0 && (
        <section aria-label="Not on the map yet" className="pt-1">
          <h3 className="px-2 pt-1 text-sm font-semibold">Not on the map yet</h3>
          <ul>{items(others)}</ul>
          {mayPlace && (
            <Link to="/sites" className={cn(buttonStyles({ size: 'sm' }), 'mx-2 my-1')}>
              <MapPinPlus aria-hidden="true" />
              Set their pins
            </Link>
          )}
        </section>
      )}
    </Card>
  );
}

type SiteListItemProps = {
  today: SiteToday;
  chosen: boolean;
  onChoose: () => void;
};

function SiteListItem({ today, chosen, onChoose }: SiteListItemProps) {
  const { site, state, lights } = today;
  const lines = [nowText(today), nextText(today)].filter((line) => line !== undefined);
  return (
    <li>
      <button
        type="button"
        data-site={site.id}
        aria-expanded={chosen}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2 text-left -outline-offset-2 hover:bg-subtle',
          chosen && 'bg-subtle',
        )}
      >
        <SiteStateIcon state={state} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere sm:text-sm">
            {site.name}
            <span className="sr-only"> ({SITE_STATE_TEXT[state].toLowerCase()})</span>
          </span>
          {lines.map((line) => (
            <span key={line} className="block truncate text-sm text-muted sm:text-xs">
              {line}
            </span>
          ))}
          {lights && (
            <span className="mt-0.5 flex items-center gap-2 text-sm sm:text-xs">
              <CoverLight lights={lights} wordless />
              {`Today: ${dayText(lights)}`}
            </span>
          )}
          {lines.length === 0 && (
            <span className="block text-sm text-muted sm:text-xs">
              {state === 'scheduled' ? 'Finished for today' : 'Nobody today or tomorrow'}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

function nowText({ now: { count, shifts } }: SiteToday): string | undefined {
  const [first] = shifts;
  if (!first) return undefined;
  if (count === 1) return `Now: ${first.employee_name}`;
  return `Now: ${first.employee_name} and ${formatCount(count - 1)} more`;
}

function nextText({ next }: SiteToday): string | undefined {
  const [first] = next.shifts;
  if (!first) return undefined;
  const time = formatTime(first.start_at, first.timezone);
  const day = first.date === todayIn(first.timezone) ? '' : `${formatShortDay(first.date)} `;
  const zone = foreignZoneName(first.timezone, first.start_at);
  return `Next: ${first.employee_name}, ${day}${time}${zone ? ` ${zone}` : ''}`;
}
