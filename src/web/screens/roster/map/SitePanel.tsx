import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Shift } from '#contract/api/shifts';
import { Button } from '../../../ui/Button';
import { PanelPeople } from './PanelPeople';
import { STATE_WORDS, StateGlyph } from './StateGlyph';
import type { SiteToday } from './site-today';

type SitePanelProps = {
  /** More than one: they stand on the same place, and one is to be chosen. */
  sites: readonly SiteToday[];
  onChoose: (id: string) => void;
  /** The day of a person who works there. */
  onOpen: (shift: Shift) => void;
  onClose: () => void;
};

/** Who is at the chosen site, over the map. */
export function SitePanel({ sites, onChoose, onOpen, onClose }: SitePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const only = sites.length === 1 ? sites[0] : undefined;
  const key = sites.map(({ site }) => site.id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another site is another panel, and read from its start
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
        {only && <StateGlyph state={only.state} />}
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold wrap-anywhere">
            {only ? only.site.name : `${sites.length} sites here`}
          </h3>
          {only && <p className="text-sm text-muted">{STATE_WORDS[only.state]}</p>}
        </div>
      </div>
      {only?.site.address && (
        <p className="mt-2 text-sm text-muted wrap-anywhere">{only.site.address}</p>
      )}
      {only ? (
        <>
          <PanelPeople title="Now" shifts={only.now} none="Nobody is here now." onOpen={onOpen} />
          <PanelPeople
            title="Next"
            shifts={only.next}
            none="Nobody comes today or tomorrow."
            onOpen={onOpen}
          />
        </>
      ) : (
        <ul className="mt-2 flex flex-col">
          {sites.map(({ site, state }) => (
            <li key={site.id}>
              <Button
                variant="ghost"
                className="w-full justify-start"
                onClick={() => onChoose(site.id)}
              >
                <StateGlyph state={state} />
                <span className="truncate">{site.name}</span>
                <span className="sr-only"> ({STATE_WORDS[state].toLowerCase()})</span>
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
