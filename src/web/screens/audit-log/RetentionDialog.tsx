import { useState } from 'react';
import type { AuditRetention } from '#contract/api/audit-log';
import { KEEPING_MONTHS, monthsText } from '#contract/audit-actions';
import { useSetAuditRetention } from '../../data/audit-log';
import { toastFailure } from '../../platform/failure';
import { Alert } from '../../ui/Alert';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { FormActions } from '../../ui/FormActions';
import { NativeSelect } from '../../ui/NativeSelect';
import { toast } from '../../ui/toast-store';

type RetentionDialogProps = {
  retention: AuditRetention;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RetentionDialog({ retention, open, onOpenChange }: RetentionDialogProps) {
  const [chosen, setChosen] = useState(retention);
  const { mutateAsync, isPending } = useSetAuditRetention();
  const { audit_changes_months: changes, audit_sign_ins_months: signIns } = chosen;
  const shorter =
    changes < retention.audit_changes_months || signIns < retention.audit_sign_ins_months;

  async function save() {
    try {
      await mutateAsync(chosen);
      onOpenChange(false);
      toast({ title: 'Saved how long the audit log is kept' });
    } catch (error) {
      toastFailure("Couldn't save how long the audit log is kept", error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How long to keep the audit log"
      description="Once a day, Muster deletes entries that are older. Changes of this setting are recorded, too."
      dirty={
        changes !== retention.audit_changes_months || signIns !== retention.audit_sign_ins_months
      }
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footer={<FormActions pending={isPending}>{isPending ? 'Saving...' : 'Save'}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        <Field label="Keep changes for">
          {(control) => (
            <NativeSelect
              {...control}
              value={changes}
              onChange={({ target }) =>
                setChosen((now) => ({
                  ...now,
                  audit_changes_months: pick(KEEPING_MONTHS.changes, target.value) ?? changes,
                }))
              }
            >
              <MonthOptions months={KEEPING_MONTHS.changes} />
            </NativeSelect>
          )}
        </Field>
        <Field
          label="Keep sign-ins for"
          hint="Who signed in or out and when, wrong passwords, and password changes."
        >
          {(control) => (
            <NativeSelect
              {...control}
              value={signIns}
              onChange={({ target }) =>
                setChosen((now) => ({
                  ...now,
                  audit_sign_ins_months: pick(KEEPING_MONTHS.signIns, target.value) ?? signIns,
                }))
              }
            >
              <MonthOptions months={KEEPING_MONTHS.signIns} />
            </NativeSelect>
          )}
        </Field>
        {shorter && (
          <Alert tone="warn" title="Older entries will be deleted within a day.">
            Export them first if you need them. They can't be brought back.
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function MonthOptions({ months }: { months: readonly number[] }) {
  return months.map((choice) => (
    <option key={choice} value={choice}>
      {monthsText(choice)}
    </option>
  ));
}

function pick<Months extends number>(choices: readonly Months[], text: string): Months | undefined {
  return choices.find((choice) => String(choice) === text);
}
