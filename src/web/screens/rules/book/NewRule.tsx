import { useState } from 'react';
import { CONTRACT_TYPES } from '#engine/rules/person';
import { RULE_KINDS, type RuleKind } from '#engine/rules/rule';
import { KIND_LABELS } from '../../../components/rule-kind-labels';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useSaveRule, useTriedRule } from '../../../data/rules';
import { useZone } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { toastFailure } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardTitle } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { checkDraft, type Draft, type DraftScope, newDraft, triedText } from './draft';
import { RuleFields } from './RuleFields';
import { CONTRACT_LABELS, SCOPE_LABELS } from './rule-words';

/** A form in the page: whoever adds a rule compares it with the others. */
export function NewRule({ onDone }: { onDone: () => void }) {
  const today = todayIn(useZone());
  const [draft, setDraft] = useState(() => newDraft('rest', today));
  const save = useSaveRule();
  const { errors, body } = checkDraft(draft);
  const tried = useTriedRule(body);

  async function submit() {
    if (!body) return;
    try {
      await save.mutateAsync({ body });
      toast({ title: 'Rule added' });
      onDone();
    } catch (error) {
      toastFailure('Failed to add the rule', error);
    }
  }

  return (
    <Card aria-label="New rule">
      <CardBody>
        <form
          noValidate
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <CardTitle>New rule</CardTitle>
          <RuleFields draft={draft} errors={errors} onChange={setDraft}>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Kind of rule">
                {(control) => (
                  <NativeSelect
                    {...control}
                    value={draft.kind}
                    onChange={({ target }) =>
                      setDraft({ ...newDraft(target.value as RuleKind, today), scope: draft.scope })
                    }
                  >
                    {RULE_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {KIND_LABELS[kind]}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <ScopeFields
                scope={draft.scope}
                onChange={(scope) => setDraft((current): Draft => ({ ...current, scope }))}
              />
            </div>
          </RuleFields>
          <p role="status" className="text-sm text-muted">
            {body && tried.data ? triedText(tried.data) : ''}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={save.isPending} disabled={!body}>
              Add rule
            </Button>
            <Button onClick={onDone}>Cancel</Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

type ScopeFieldsProps = { scope: DraftScope; onChange: (scope: DraftScope) => void };

function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
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
