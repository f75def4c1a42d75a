import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Rule } from '#contract/api/rules';
import { can } from '#contract/rights';
import type { CalendarDate } from '#engine/time/kinds';
import { useEndRule, useSaveRule, useTriedRule } from '../../../data/rules';
import { useUser, useZone } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';
import { formatDate, todayIn } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';
import { checkDraft, type Draft, draftOf, triedText } from './draft';
import { RuleFields } from './RuleFields';
import { ORIGIN_LABELS, type Params, SEVERITY_LABELS, scopeText, sentenceText } from './rule-text';

const TONES = { block: 'danger', warn: 'warn', note: 'info', off: 'neutral' } as const;

/** A rule as a sentence; for an admin its figures open in place. */
export function RuleRow({ rule }: { rule: Rule }) {
  const [editing, setEditing] = useState(false);
  const today = todayIn(useZone());
  const ended = rule.valid_to !== null && rule.valid_to < today;
  const editable = can(useUser(), 'edit rules') && !ended;
  const sentence = sentenceText(rule.kind, rule.params as Params);
  return (
    <li className="flex flex-col gap-2 border-t border-line px-4 py-3 first:border-t-0 sm:px-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
          <p>
            {sentence} <Badge tone={TONES[rule.severity]}>{SEVERITY_LABELS[rule.severity]}</Badge>
          </p>
          <p className="text-sm text-muted">{factsOf(rule)}</p>
          {rule.text && <p className="text-sm">{rule.text}</p>}
          {rule.source && <p className="text-sm text-muted">{sourceOf(rule)}</p>}
        </div>
        {editable && !editing && (
          <Button size="sm" aria-label={`Change ${sentence}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" />
            Change
          </Button>
        )}
      </div>
      {editing && <RuleEditor rule={rule} today={today} onDone={() => setEditing(false)} />}
    </li>
  );
}

function factsOf(rule: Rule): string {
  const facts = [scopeText(rule.scope), ORIGIN_LABELS[rule.origin]];
  if (rule.valid_from) facts.push(`from ${formatDate(rule.valid_from)}`);
  if (rule.valid_to) facts.push(`to ${formatDate(rule.valid_to)}`);
  return facts.join(' · ');
}

function sourceOf({ source, source_as_of }: Rule): string {
  return source_as_of ? `${source} (as of ${formatDate(source_as_of)})` : (source ?? '');
}

type RuleEditorProps = { rule: Rule; today: CalendarDate; onDone: () => void };

function RuleEditor({ rule, today, onDone }: RuleEditorProps) {
  const first = draftOf(rule, today);
  const [draft, setDraft] = useState<Draft>(first);
  const [ending, setEnding] = useState(false);
  const save = useSaveRule();
  const end = useEndRule();
  const dirty = JSON.stringify(draft) !== JSON.stringify(first);
  const { errors, body } = checkDraft(draft, today);
  const tried = useTriedRule(dirty ? body : null, rule.id);

  async function submit() {
    if (!body) return;
    try {
      await save.mutateAsync({ id: rule.id, body });
      toast({ title: 'Rule changed' });
      onDone();
    } catch (error) {
      toastFailure('Failed to change the rule', error);
    }
  }

  async function endIt() {
    try {
      await end.mutateAsync(rule);
      toast({ title: 'Rule ended' });
      setEnding(false);
    } catch (error) {
      toastFailure('Failed to end the rule', error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-3 rounded-lg border border-line bg-subtle p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RuleFields draft={draft} errors={errors} onChange={setDraft} />
      <p role="status" className="text-sm text-muted">
        {dirty && body && tried.data ? triedText(tried.data) : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={save.isPending} disabled={!dirty || !body}>
          Save rule
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="ghost" onClick={() => setEnding(true)}>
          End rule
        </Button>
      </div>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title="End this rule?"
        description="It no longer holds from today on. What it found until yesterday stays."
        confirmLabel="End rule"
        cancelLabel="Keep it"
        pending={end.isPending}
        onConfirm={() => void endIt()}
      />
    </form>
  );
}
