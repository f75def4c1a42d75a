import { CONTRACT_TYPES } from '#engine/rules/person';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useShiftGroups } from '../../../data/shift-groups';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import type { DraftScope } from './draft';
import { CONTRACT_LABELS, SCOPE_LABELS } from './rule-text';

type RuleScopeFieldsProps = { scope: DraftScope; onChange: (scope: DraftScope) => void };

/** Whom a rule is for. */
export function RuleScopeFields({ scope, onChange }: RuleScopeFieldsProps) {
  const targets = useTargets(scope.type);
  const target = 'id' in scope ? scope.id : 'contract' in scope ? scope.contract : '';
  const withTarget = (value: string) =>
    (scope.type === 'contract'
      ? { type: 'contract', contract: value }
      : { type: scope.type, id: value }) as DraftScope;
  return (
    <>
      <Field label="For">
        {(control) => (
          <NativeSelect
            {...control}
            value={scope.type}
            onChange={({ target: { value } }) => onChange(emptyScope(value as DraftScope['type']))}
          >
            {Object.entries(SCOPE_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {targets && (
        <Field label={SCOPE_LABELS[scope.type]}>
          {(control) => (
            <NativeSelect
              {...control}
              value={target}
              onChange={({ target: { value } }) => onChange(withTarget(value))}
            >
              {scope.type !== 'contract' && <option value="">Choose…</option>}
              {targets.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </>
  );
}

function emptyScope(type: DraftScope['type']): DraftScope {
  if (type === 'organisation') return { type };
  if (type === 'contract') return { type, contract: 'full-time' };
  return { type, id: '' };
}

/** Undefined for everyone. */
function useTargets(type: DraftScope['type']): readonly (readonly [string, string])[] | undefined {
  const sites = useLocations().data ?? [];
  const groups = useShiftGroups().data ?? [];
  const people = useEmployees().data ?? [];
  const named = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => [id, name] as const);
  switch (type) {
    case 'site':
      return named(sites);
    case 'group':
      return named(groups);
    case 'person':
      return named(people);
    case 'contract':
      return CONTRACT_TYPES.map((each) => [each, CONTRACT_LABELS[each]] as const);
    case 'organisation':
      return undefined;
  }
}
