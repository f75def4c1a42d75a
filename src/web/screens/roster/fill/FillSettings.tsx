import { useId } from 'react';
import { FillRequest } from '#contract/api/fill';
import type { FillScope } from '../../../data/fill';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { ScopeFields } from '../scope/ScopeFields';

export type FillChoice = FillScope &
  Pick<FillRequest, 'mayChange' | 'warnings' | 'hours' | 'weights' | 'seconds'>;

export const DEFAULTS: Omit<FillChoice, keyof FillScope> = {
  mayChange: 'open',
  warnings: 'keep',
  hours: 'keep',
  weights: { wishes: 2, hours: 1, fairness: 1, changes: 2 },
  seconds: 10,
};

type FillSettingsProps = { choice: FillChoice; onChange: (choice: FillChoice) => void };

export function FillSettings({ choice, onChange }: FillSettingsProps) {
  const change = (part: Partial<FillChoice>) => onChange({ ...choice, ...part });
  const problems = problemsOf(choice);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ScopeFields
          scope={choice}
          problems={problems}
          onChange={(part) => {
            const { locationIds = [], groupIds = [], ...days } = { ...choice, ...part };
            onChange({ ...days, locationIds, groupIds });
          }}
        />
        <Choice
          label="What may change"
          value={choice.mayChange}
          options={{ open: 'Only what is open', drafts: 'Drafts too' }}
          onChange={(mayChange) => change({ mayChange })}
        />
        <Choice
          label="Rules that only warn"
          value={choice.warnings}
          options={{ keep: 'Keep them', 'may break': 'May be broken' }}
          onChange={(warnings) => change({ warnings })}
        />
        <Choice
          label="Contract hours"
          value={choice.hours}
          options={{ keep: 'Keep to them', 'may exceed': 'May go over' }}
          onChange={(hours) => change({ hours })}
        />
        <Choice
          label="How long to look"
          value={String(choice.seconds)}
          options={{ '5': '5 seconds', '10': '10 seconds', '30': '30 seconds', '60': '1 minute' }}
          onChange={(seconds) => change({ seconds: Number(seconds) })}
        />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-semibold">What matters when several people can work</legend>
        {WEIGHTS.map(({ name, label }) => (
          <Weight
            key={name}
            label={label}
            value={choice.weights[name]}
            onChange={(value) => change({ weights: { ...choice.weights, [name]: value } })}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** By field, the message beside it. */
export function problemsOf(choice: FillChoice): { from?: string; to?: string } {
  const { error } = FillRequest.safeParse(choice);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

const WEIGHTS = [
  { name: 'wishes', label: 'What people wish for' },
  { name: 'hours', label: 'Hours for those who have few' },
  { name: 'fairness', label: 'Nights, weekends and holidays shared fairly' },
  { name: 'changes', label: 'Few changes to drafts' },
] as const;

const STEPS = ["Doesn't matter", 'A little', 'Matters', 'Matters a lot'];

type WeightProps = { label: string; value: number; onChange: (value: number) => void };

function Weight({ label, value, onChange }: WeightProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[14rem_1fr_7rem] sm:text-sm">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={3}
        value={value}
        aria-valuetext={STEPS[value]}
        onChange={({ target }) => onChange(Number(target.value))}
        className="order-last col-span-2 h-6 w-full accent-brand sm:order-none sm:col-span-1"
      />
      <span aria-hidden="true" className="text-right text-muted sm:text-left">
        {STEPS[value]}
      </span>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {Object.entries<string>(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
