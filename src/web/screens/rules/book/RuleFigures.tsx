import { useId } from 'react';
import type { RuleKind } from '#engine/rules/rule';
import { Input } from '../../../ui/Input';
import { type Figure, figureOf, figureText, type Params, sentenceOf } from './rule-words';

type RuleFiguresProps = {
  kind: RuleKind;
  params: Params;
  /** By parameter. */
  errors: Readonly<Record<string, string>>;
  onChange: (params: Params) => void;
};

/** The sentence of a rule with its figures as fields, and below it what is wrong with them. */
export function RuleFigures({ kind, params, errors, onChange }: RuleFiguresProps) {
  const errorId = useId();
  const wrong = Object.entries(errors);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="leading-10">
        {sentenceOf(kind, params).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <FigureInput
              key={part.param}
              figure={part}
              value={params[part.param]}
              describedBy={errors[part.param] ? errorId : undefined}
              onChange={(value) => onChange({ ...params, [part.param]: value })}
            />
          ),
        )}
      </p>
      {wrong.length > 0 && (
        <p id={errorId} role="alert" className="text-sm text-danger">
          {wrong.map(([, message]) => message).join('. ')}
        </p>
      )}
    </div>
  );
}

type FigureInputProps = {
  figure: Figure;
  value: unknown;
  describedBy: string | undefined;
  onChange: (value: number | null) => void;
};

function FigureInput({ figure, value, describedBy, onChange }: FigureInputProps) {
  const { unit, label, optional } = figure;
  return (
    <Input
      type={unit === 'clock' ? 'time' : 'number'}
      inputMode={unit === 'clock' ? undefined : 'decimal'}
      min={0}
      step={unit === 'hours' ? 0.25 : 1}
      aria-label={optional ? `${label} (optional)` : label}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      className={`mx-0.5 inline-block px-2 ${unit === 'clock' ? 'w-28' : 'w-20'} tabular-nums sm:h-9`}
      value={figureText(value, unit)}
      onChange={({ target }) => onChange(figureOf(target.value, unit))}
    />
  );
}
