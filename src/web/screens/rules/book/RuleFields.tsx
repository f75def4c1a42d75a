import type { ReactNode } from 'react';
import { LIMITS } from '#contract/limits';
import { ORIGINS } from '#engine/rules/rule';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import type { Draft, DraftErrors } from './draft';
import { RuleFigures } from './RuleFigures';
import { RuleScopeFields } from './RuleScopeFields';
import { ORIGIN_LABELS, SEVERITY_LABELS } from './rule-text';

type RuleFieldsProps = {
  draft: Draft;
  errors: DraftErrors;
  onChange: (draft: Draft) => void;
  /** What comes before the sentence: the choice of a kind. */
  children?: ReactNode;
};

const WORDS = [
  { field: 'text', label: 'Note' },
  { field: 'source', label: 'Source' },
] as const;

/** Everything about a rule that can be changed in place. */
export function RuleFields({ draft, errors, onChange, children }: RuleFieldsProps) {
  const { kind, params, severity, origin, validFrom, validTo } = draft;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {children}
      <RuleFigures
        kind={kind}
        params={params}
        errors={errors.params}
        onChange={(changed) => onChange({ ...draft, params: changed })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <RuleScopeFields scope={draft.scope} onChange={(scope) => onChange({ ...draft, scope })} />
        <Field label="When it is broken">
          {(control) => (
            <NativeSelect
              {...control}
              value={severity}
              onChange={({ target }) =>
                onChange({ ...draft, severity: target.value as Draft['severity'] })
              }
            >
              {Object.entries(SEVERITY_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Comes from">
          {(control) => (
            <NativeSelect
              {...control}
              value={origin}
              onChange={({ target }) =>
                onChange({ ...draft, origin: target.value as Draft['origin'] })
              }
            >
              {ORIGINS.map((each) => (
                <option key={each} value={each}>
                  {ORIGIN_LABELS[each]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="From" error={errors.validFrom}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={validFrom}
              onChange={({ target }) => onChange({ ...draft, validFrom: target.value })}
            />
          )}
        </Field>
        <Field label="To" optional error={errors.validTo}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={validTo}
              onChange={({ target }) => onChange({ ...draft, validTo: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {WORDS.map(({ field, label }) => (
          <Field key={field} label={label} optional error={errors[field]}>
            {(control) => (
              <Input
                {...control}
                maxLength={LIMITS.ruleTextLength}
                value={draft[field]}
                onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
