import { cn } from '../../../ui/cn';
import { type DraftCode, OFF } from '../template-draft/draft';
import { type CodeLooks, lookOf } from './cell-looks';

type CodePaletteProps = {
  codes: readonly DraftCode[];
  looks: CodeLooks;
  brush: number;
  onChoose: (code: number) => void;
};

/** The code to paint with. */
export function CodePalette({ codes, looks, brush, onChoose }: CodePaletteProps) {
  const choices = [
    ...codes.map(({ key, label }, index) => ({ key, label: label.trim(), digit: index + 1 })),
    { key: OFF, label: 'Off', digit: 0 },
  ];
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Paint with</legend>
      {choices.map(({ key, label, digit }) => {
        const { text, tone } = lookOf(looks, key);
        return (
          <label
            key={key}
            className={cn(
              'flex h-10 max-w-48 cursor-pointer items-center gap-2 rounded-md border border-line-strong/60 bg-raised pr-2.5 pl-1.5 text-sm transition-colors hover:border-line-strong sm:h-8',
              'has-checked:border-brand has-checked:ring-1 has-checked:ring-brand',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name="brush"
              className="sr-only"
              checked={brush === key}
              onChange={() => onChoose(key)}
            />
            <span
              className={cn(
                'flex h-6 min-w-7 shrink-0 items-center justify-center rounded-sm px-1 font-medium',
                key === OFF ? 'border border-dashed border-line-strong text-xs text-muted' : tone,
              )}
            >
              {key === OFF ? 'OFF' : text}
            </span>
            <span className="min-w-0 truncate">{label}</span>
            {digit < 10 && (
              <kbd className="hidden font-sans text-xs text-muted sm:inline">{digit}</kbd>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
