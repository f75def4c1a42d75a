import { useId, useState } from 'react';
import type { getRun } from '#contract/api/auto-roster';
import type { OverrideInput } from '#contract/api/overrides';
import type { ResponseOf } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { useRun, useUndoRun } from '../../../data/auto-roster';
import { tellRefusal } from '../../../data/blocked-change';
import { ApiError } from '../../../platform/api';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { Skeleton } from '../../../ui/Skeleton';
import { toast } from '../../../ui/toast-store';
import { periodText } from './run-text';
import { keptRuleText, undoneText, undoQuestion } from './undo-text';

type UndoRunDialogProps = {
  runId?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens from the list of runs, and from the message after a generation. */
export function UndoRunDialog({ runId = '', open, onOpenChange }: UndoRunDialogProps) {
  const { data, error } = useRun(runId);
  const { mutateAsync, isPending } = useUndoRun();
  const [includePublished, setIncludePublished] = useState(true);
  const [pauseRule, setPauseRule] = useState<boolean>();
  const asksAboutRule = data?.rule?.status === 'active';

  async function undo(override?: OverrideInput) {
    try {
      const undone = await mutateAsync({
        id: runId,
        includePublished: includePublished && (data?.shifts_published ?? 0) > 0,
        pauseRule: pauseRule ?? false,
        ...(override && { override }),
      });
      const paused = undone.rule_paused && data?.rule ? ` "${data.rule.name}" is paused.` : '';
      toast({
        title: 'Auto-roster run undone',
        description: `${undoneText(undone)}${paused}`,
      });
    } catch (failure) {
      tellRefusal('Failed to undo auto-roster run', failure, (given) => void undo(given));
    }
    onOpenChange(false);
  }

  const which = data
    ? `"${data.template_name}", ${periodText(data.start_date, data.end_date)}`
    : '';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Undo run"
      description={data ? `Undo ${which}?` : 'Undo this run?'}
      confirmLabel={isPending ? 'Undoing...' : 'Undo run'}
      pending={isPending}
      // The shifts must be counted, and the rule decided, before anyone confirms.
      disabled={!data || (asksAboutRule && pauseRule === undefined)}
      onConfirm={() => void undo()}
    >
      <div className="flex min-h-6 flex-col gap-1 text-base sm:text-sm" aria-live="polite">
        {data && undoQuestion(data).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {!data && !error && <Skeleton className="my-1 w-64 max-w-full" />}
        {!data && error && (
          <p className="text-danger">
            {error instanceof ApiError ? error.sentence : "We couldn't count its shifts."}
          </p>
        )}
      </div>
      {data && data.shifts_published > 0 && (
        <ChoiceField
          label={`Remove ${counted(data.shifts_published, 'published shift')}, too`}
          hint="Nobody has edited them, but employees can see them."
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={includePublished}
              onChange={({ target }) => setIncludePublished(target.checked)}
            />
          )}
        </ChoiceField>
      )}
      {data?.rule && asksAboutRule && (
        <RuleQuestion rule={data.rule} pause={pauseRule} onChange={setPauseRule} />
      )}
    </ConfirmDialog>
  );
}

type RuleQuestionProps = {
  rule: NonNullable<ResponseOf<typeof getRun>['rule']>;
  pause: boolean | undefined;
  onChange: (pause: boolean) => void;
};

function RuleQuestion({ rule, pause, onChange }: RuleQuestionProps) {
  const name = useId();
  return (
    <fieldset className="mt-2 flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-base font-medium sm:text-sm">
        The rule "{rule.name}" belongs to this run
      </legend>
      <ChoiceField
        label="Stop the rule"
        hint="It's paused and creates nothing until someone resumes it."
      >
        {(control) => (
          <Radio
            {...control}
            name={name}
            checked={pause === true}
            onChange={() => onChange(true)}
          />
        )}
      </ChoiceField>
      <ChoiceField label="Keep the rule" hint={keptRuleText(rule)}>
        {(control) => (
          <Radio
            {...control}
            name={name}
            checked={pause === false}
            onChange={() => onChange(false)}
          />
        )}
      </ChoiceField>
    </fieldset>
  );
}
