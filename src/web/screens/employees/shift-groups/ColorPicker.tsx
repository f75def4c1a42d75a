import { useId } from 'react';
import { FALLBACK_GROUP_COLOR } from '#contract/api/shift-groups';
import { COLOR_PRESETS } from '#contract/group-colors';
import { cn } from '../../../ui/cn';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { isHexColor } from '../../../ui/readable-text';

type ColorPickerProps = {
  /** '#RRGGBB', empty for none, or what has been typed so far. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: (input: HTMLInputElement | null) => void;
};

export function ColorPicker({ value, error, onChange, onBlur, inputRef }: ColorPickerProps) {
  const name = useId();
  const chosen = value.toUpperCase();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">Colour</legend>
      <div
        role="radiogroup"
        aria-label="Preset colours"
        className="grid w-max grid-cols-6 gap-3.5 px-0.5 sm:flex sm:gap-2.5"
      >
        {COLOR_PRESETS.map((preset) => (
          <input
            key={preset.hex}
            type="radio"
            name={name}
            aria-label={preset.name}
            title={preset.name}
            checked={chosen === preset.hex}
            onChange={() => onChange(preset.hex)}
            style={{ backgroundColor: preset.hex }}
            className={cn(
              'size-9 cursor-pointer appearance-none rounded-full border border-text/25 forced-color-adjust-none sm:size-7',
              'ring-offset-2 ring-offset-raised checked:ring-2 checked:ring-text',
              // The focus ring goes outside the ring of the chosen colour.
              'focus-visible:outline-offset-5',
            )}
          />
        ))}
      </div>
      <Field
        label="Custom colour"
        hint="#RRGGBB, such as #3B82F6. Leave empty for no colour."
        error={error}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label="Pick a custom colour"
              value={isHexColor(value) ? value : FALLBACK_GROUP_COLOR}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
              className="h-11 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-1 hover:border-text sm:h-10"
            />
            <Input
              {...control}
              ref={inputRef}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              placeholder="None"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="max-w-40 tabular-nums"
            />
          </div>
        )}
      </Field>
    </fieldset>
  );
}
