import { type FormEvent, useState } from 'react';
import type { OverrideInput } from '#contract/api/overrides';
import type { ShiftRule } from '#contract/api/shift-rules';
import type { CalendarDate } from '#engine/time/kinds';
import { useUndoRule, useUndoRulePreview } from '../../../data/auto-roster';
import { tellRefusal } from '../../../data/blocked-change';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';
import { undoneText, undoQuestion } from '../runs/undo-text';
import { likelyWindow, windowFault } from './shift-rule-text';

type UndoRuleDialogProps = {
  rule: ShiftRule;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function UndoRuleDialog({ rule, open, onOpenChange }: UndoRuleDialogProps) {
  const { mutateAsync, isPending } = useUndoRule();
  const [begun] = useState(() => likelyWindow(todayIn(rule.timezone), rule));
  const [window, setWindow] = useState(begun);
  const fault = windowFault(window);
  const { data: preview } = useUndoRulePreview({ ruleId: rule.id, ...window }, open && !fault);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (fault) event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    else void undo();
  }

  async function undo(override?: OverrideInput) {
    try {
      const undone = await mutateAsync({
        ruleId: rule.id,
        ...window,
        ...(override && { override }),
      });
      toast({ title: 'Shifts of the rule removed', description: undoneText(undone) });
      onOpenChange(false);
    } catch (error) {
      tellRefusal('Failed to undo', error, (given) => void undo(given));
    }
  }

  const change = (part: Partial<typeof window>) => setWindow({ ...window, ...part });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={`Undo ${rule.name}`}
      description="Removes the shifts this rule made between two dates. Shifts edited since then stay. The rule won't fill these days again."
      dirty={window !== begun && !isPending}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={isPending}>
            {isPending ? 'Removing...' : 'Remove shifts'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <Field label="From">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={window.startDate}
              onChange={({ target }) => change({ startDate: target.value as CalendarDate })}
            />
          )}
        </Field>
        <Field label="To" error={fault}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={window.endDate}
              onChange={({ target }) => change({ endDate: target.value as CalendarDate })}
            />
          )}
        </Field>
      </div>
      <div className="mt-4 flex min-h-6 flex-col gap-1 text-base sm:text-sm" aria-live="polite">
        {!fault &&
          preview &&
          undoQuestion({
            shifts_untouched: preview.removed,
            shifts_edited: preview.kept,
            replaced: [],
          }).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </Dialog>
  );
}
