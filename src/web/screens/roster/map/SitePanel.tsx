import { ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { ListedShift, SomeShifts } from '#contract/api/roster-views';
import { isAtCapital } from '#engine/capital-coordinates';
import { counted, formatCount } from '#engine/counted';
import { CoverLight } from '../../../components/cover/CoverLight';
import { dayText } from '../../../components/cover/light-text';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatShortDay, todayIn } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { SITE_STATE_TEXT, SiteStateIcon } from './SiteStateIcon';
import type { SiteToday } from './site-today';

type SitePanelProps = {
  /** Several when they share a place on the map; the person then picks one. */
  sites: readonly SiteToday[];
  onChoose: (id: string) => void;
  /** Opens the day of the person who works the shift. */
  onOpen: (shift: ListedShift) => void;
  onClose: () => void;
};

/** Lies over the map and shows who is at the chosen site. */
export function SitePanel({ sites, onChoose, onOpen, onClose }: SitePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const only = sites.length === 1 ? sites[0] : undefined;
  const key = sites.map(({ site }) => site.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen reader reads the panel of another site from its start
  useEffect(() => panel.current?.focus(), [key]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute inset-x-2 bottom-2 z-20 flex scroll-mt-20 max-h-[70%] sm:max-h-[80%] animate-rise-in flex-col overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-dialog outline-none focus-visible:outline-2 sm:right-auto sm:w-80"
    >
      <div className="flex items-start gap-3 pr-9">
        {only && <SiteStateIcon state={only.state} />}
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold wrap-anywhere">
            {only ? only.site.name : `${counted(sites.length, 'site')} here`}
          </h3>
          {only && <p className="text-sm text-muted">{SITE_STATE_TEXT[only.state]}</p>}
          {only && isAtCapital(only.site) && (
            <p className="text-sm text-muted">Approximate place on the map</p>
          )}
        </div>
      </div>
      {only?.site.address && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">{only.site.address}</p>
      )}
      {only?.lights && (
        <p className="mt-2 flex items-center gap-2 text-sm">
          <CoverLight lights={only.lights} wordless />
          {`Today: ${dayText(only.lights)}`}
        </p>
      )}
      {only ? (
        <>
          <PanelPeople title="Now" people={only.now} none="Nobody is here now." onOpen={onOpen} />
          <PanelPeople
            title="Next"
            people={only.next}
            none="Nobody is rostered later today or tomorrow."
            onOpen={onOpen}
          />
        </>
      ) : (
        <ul className="mt-2 flex flex-col">
          {sites.map(({ site, state, lights }) => (
            <li key={site.id}>
              <Button
                variant="ghost"
                className="w-full justify-start"
                onClick={() => onChoose(site.id)}
              >
                <SiteStateIcon state={state} />
                <span className="truncate">{site.name}</span>
                <span className="sr-only"> ({SITE_STATE_TEXT[state].toLowerCase()})</span>
                {lights && <CoverLight lights={lights} className="ml-auto" />}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-2 right-2"
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

type PanelPeopleProps = {
  title: string;
  people: SomeShifts;
  /** Shown when there are none. */
  none: string;
  onOpen: (shift: ListedShift) => void;
};

function PanelPeople({ title, people: { count, shifts }, none, onOpen }: PanelPeopleProps) {
  const more = count - shifts.length;
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-2">
      <h4 className="text-sm font-semibold">{title}</h4>
      {count === 0 && <p className="text-sm text-muted">{none}</p>}
      <ul className="flex flex-col">
        {shifts.map((shift) => (
          <li key={shift.id} className="-mx-2">
            <button
              type="button"
              onClick={() => onOpen(shift)}
              className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1 text-left text-sm -outline-offset-2 hover:bg-subtle"
            >
              <Avatar name={shift.employee_name} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{shift.employee_name}</span>
                <span className="block text-muted">
                  {shift.date !== todayIn(shift.timezone) && `${formatShortDay(shift.date)}, `}
                  <ShiftTimes shift={shift} />
                </span>
              </span>
              {!shift.published && <Badge tone="warn">Draft</Badge>}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">+{formatCount(more)} more</p>}
    </section>
  );
}
