import { Fragment, useId, useState } from 'react';
import type { RuleKind } from '#engine/rules/rule';
import { readTime } from '#engine/time/typed-time';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import {
  type Figure,
  figureOf,
  figuresOf,
  figureText,
  nounAfter,
  type Params,
  paramOf,
  sentenceOf,
  withParam,
} from './rule-text';

type RuleFiguresProps = {
  kind: RuleKind;
  params: Params;
  /** By parameter. */
  errors: Readonly<Record<string, string>>;
  onChange: (params: Params) => void;
};

/** The sentence of a rule with its figures as fields, and below it what is wrong with each. */
export function RuleFigures({ kind, params, errors, onChange }: RuleFiguresProps) {
  const id = useId();
  const errorId = (param: string) => `${id}${param.replace('.', '-')}`;
  const wrong = figuresOf(kind).filter(({ param }) => errors[param]);
  const shown = (part: string | Figure) => {
    if (typeof part === 'string') return part;
    const value = paramOf(params, part.param);
    return (
      <Fragment key={part.param}>
        <FigureInput
          figure={part}
          value={value}
          describedBy={errors[part.param] && errorId(part.param)}
          onChange={(changed) => onChange(withParam(params, part.param, changed))}
        />
        {nounAfter(part, value)}
      </Fragment>
    );
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="leading-10">
        {sentenceOf(kind).map((part) => {
          if (typeof part === 'string' || !('figures' in part)) return shown(part);
          return [
            ...part.figures.map(shown),
            part.empty === undefined ? '' : ` (empty: ${part.empty})`,
          ];
        })}
      </div>
      {wrong.map(({ param, label }) => (
        <p key={param} id={errorId(param)} role="alert" className="text-sm text-danger">
          {label}: {errors[param]}
        </p>
      ))}
    </div>
  );
}

const LONGEST_TEXT = 50;
const WIDTHS = { number: 'w-20', date: 'w-40', text: 'w-24' } as const;

type FigureInputProps = {
  figure: Figure;
  value: unknown;
  describedBy: string | undefined;
  onChange: (value: number | string | null) => void;
};

function FigureInput({ figure, value, describedBy, onChange }: FigureInputProps) {
  const { unit, label, optional } = figure;
  const named = {
    'aria-label': optional ? `${label} (optional)` : label,
    'aria-describedby': describedBy,
    'aria-invalid': describedBy ? true : undefined,
  };
  if (typeof unit === 'object') {
    return (
      <div className="mx-0.5 inline-block max-w-full align-middle">
        <NativeSelect
          {...named}
          className="sm:h-9"
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          {Object.entries(unit).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </div>
    );
  }
  if (unit === 'clock' || unit === 'end') {
    return <ClockInput named={named} unit={unit} value={value} onChange={onChange} />;
  }
  const type = unit === 'hours' ? 'number' : unit;
  return (
    <Input
      {...named}
      type={type}
      {...(type === 'number' && {
        inputMode: 'decimal',
        min: 0,
        step: unit === 'hours' ? 0.25 : 1,
      })}
      {...(type === 'text' && { maxLength: LONGEST_TEXT, placeholder: 'any' })}
      className={`mx-0.5 inline-block px-2 ${WIDTHS[type]} tabular-nums sm:h-9`}
      value={figureText(value, unit)}
      onChange={({ target }) => onChange(figureOf(target.value, unit))}
    />
  );
}

type ClockInputProps = Pick<FigureInputProps, 'value' | 'onChange'> & {
  named: { 'aria-label': string };
  unit: 'clock' | 'end';
};

/** Keeps what is typed: half a time has no minutes to be shown by. */
function ClockInput({ named, unit, value, onChange }: ClockInputProps) {
  const [typed, setTyped] = useState(() => figureText(value, unit));
  return (
    <div className="mx-0.5 inline-block w-24">
      <TimeInput
        {...named}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange(figureOf(readTime(text) ?? text, unit));
        }}
        onBlur={() => undefined}
      />
    </div>
  );
}
