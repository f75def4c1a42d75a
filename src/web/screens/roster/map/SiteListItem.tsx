import { foreignZoneName, formatShortDay, formatTime, todayIn } from '../../../platform/formats';
import { cn } from '../../../ui/cn';
import { STATE_WORDS, StateGlyph } from './StateGlyph';
import type { SiteToday } from './site-today';

type SiteListItemProps = { today: SiteToday; chosen: boolean; onChoose: () => void };

function nowWords({ now }: SiteToday): string | undefined {
  const [first, second] = now;
  if (!first) return undefined;
  if (!second) return `Now: ${first.employee_name}`;
  return `Now: ${first.employee_name} and ${now.length - 1} more`;
}

function nextWords({ next }: SiteToday): string | undefined {
  const first = next[0];
  if (!first) return undefined;
  const time = formatTime(first.start_at, first.timezone);
  const day = first.date === todayIn(first.timezone) ? '' : `${formatShortDay(first.date)} `;
  const zone = foreignZoneName(first.timezone, first.start_at);
  return `Next: ${first.employee_name}, ${day}${time}${zone ? ` ${zone}` : ''}`;
}

export function SiteListItem({ today, chosen, onChoose }: SiteListItemProps) {
  const { site, state } = today;
  const lines = [nowWords(today), nextWords(today)].filter((line) => line !== undefined);
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
        <StateGlyph state={state} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere sm:text-sm">
            {site.name}
            <span className="sr-only"> ({STATE_WORDS[state].toLowerCase()})</span>
          </span>
          {lines.map((line) => (
            <span key={line} className="block truncate text-sm text-muted sm:text-xs">
              {line}
            </span>
          ))}
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
