import { cn } from '../../../ui/cn';
import { STATE_WORDS, StateGlyph } from './StateGlyph';
import { type SiteToday, strongest } from './site-today';

type SiteMarkerProps = {
  /** More than one: they are too close to be told apart here. */
  sites: readonly SiteToday[];
  chosen: boolean;
  onChoose: () => void;
  onFocus: () => void;
};

export function SiteMarker({ sites, chosen, onChoose, onFocus }: SiteMarkerProps) {
  const state = strongest(sites);
  const name = sites.length === 1 ? sites[0]?.site.name : `${sites.length} sites here`;
  return (
    <button
      type="button"
      aria-label={`${name}: ${STATE_WORDS[state].toLowerCase()}`}
      aria-expanded={chosen}
      title={name}
      // The map takes the press for itself, and with it the focus.
      onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      onFocus={onFocus}
      onClick={(event) => {
        event.stopPropagation();
        onChoose();
      }}
      className={cn(
        'grid size-11 place-items-center rounded-full',
        chosen && 'bg-focus/25 outline-2 outline-focus',
      )}
    >
      <StateGlyph state={state} size="lg">
        {sites.length > 1 ? sites.length : undefined}
      </StateGlyph>
    </button>
  );
}
