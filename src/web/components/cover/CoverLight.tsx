import './cover-light.css';
import type { DayLights } from '#engine/cover/light';
import { cn } from '../../ui/cn';
import { dayText, lightClasses, lightMark } from './light-text';

type CoverLightProps = {
  lights: DayLights;
  /** Where the words are beside it, or in the name of the link around it. */
  wordless?: boolean | undefined;
  className?: string | undefined;
};

/** How good the cover of a site and day is, as in the row under the grid. */
export function CoverLight({ lights, wordless = false, className }: CoverLightProps) {
  const words = dayText(lights);
  return (
    <span
      title={words}
      className={cn(
        'inline-grid h-6 min-w-8 shrink-0 place-items-center px-1 text-xs',
        lightClasses(lights),
        className,
      )}
    >
      <span aria-hidden="true">
        {lightMark({ light: lights.withDrafts, by: lights.withDraftsBy })}
      </span>
      {!wordless && <span className="sr-only">{words}</span>}
    </span>
  );
}
