import { useState } from 'react';
import { RULE_KINDS, type RuleKind } from '#engine/rules/rule';
import { KIND_LABELS } from '../../../components/rule-kind-labels';
import { useSaveRule, useTriedRule } from '../../../data/rules';
import { useZone } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardBody, CardTitle } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { checkDraft, newDraft, triedText } from './draft';
import { RuleFields } from './RuleFields';

/** A form in the page: whoever adds a rule compares it with the others. */
export function NewRule({ onDone }: { onDone: () => void }) {
  const today = todayIn(useZone());
  const [draft, setDraft] = useState(() => newDraft('rest', today));
  const save = useSaveRule();
  const { errors, body } = checkDraft(draft, today);
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
            <Field label="Kind of rule" className="sm:max-w-md">
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
