import { STATE_WORDS, StateGlyph } from './StateGlyph';
import { SITE_STATES } from './site-today';

export function MapLegend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {SITE_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <StateGlyph state={state} />
          {STATE_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}
