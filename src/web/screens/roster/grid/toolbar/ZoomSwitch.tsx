import { useSearch } from '@tanstack/react-router';
import { cn } from '../../../../ui/cn';
import { useGridSearch } from '../use-grid-search';

const ZOOMS = [
  { zoom: 'normal', label: 'Days' },
  { zoom: 'compact', label: 'Weeks' },
] as const;

export function ZoomSwitch() {
  const { zoom: current = 'normal' } = useSearch({ from: '/signed-in/roster' });
  const { setZoom } = useGridSearch();
  return (
    <fieldset className="flex rounded-md border border-line-strong bg-raised p-0.5">
      <legend className="sr-only">Zoom</legend>
      {ZOOMS.map(({ zoom, label }) => (
        <button
          key={zoom}
          type="button"
          aria-pressed={zoom === current}
          onClick={() => setZoom(zoom)}
          className={cn(
            'h-10 rounded px-3 text-base font-medium sm:h-7 sm:text-sm',
            zoom === current ? 'bg-subtle text-text' : 'text-muted hover:text-text',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
