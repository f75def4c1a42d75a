import { useState } from 'react';
import { LIMITS } from '#contract/limits';
import { askToOverride, useBlockedChange } from '../data/blocked-change';
import { type RosterChange, useRosterChange } from '../data/roster-changes';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { FormActions } from '../ui/FormActions';
import { Textarea } from '../ui/Textarea';

/** Asks an admin whether a blocked change is saved anyway, with a reason. */
export function OverrideDialog() {
  const blocked = useBlockedChange<RosterChange>();
  const { mutate } = useRosterChange();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < LIMITS.overrideReasonMin;
  const close = () => {
    setReason('');
    setTried(false);
    askToOverride(undefined);
  };
  return (
    <Dialog
      open={blocked !== undefined}
      onOpenChange={close}
      title="A rule blocks this"
      description="Nothing was saved. You can save it anyway with a reason, which stays with the finding and in the audit log."
      dirty={reason !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!blocked || tooShort) return;
        mutate({ ...blocked.change, override: { reason: reason.trim() } });
        close();
      }}
      footer={<FormActions pending={false}>Save anyway</FormActions>}
    >
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {blocked?.findings.map(({ fingerprint, employee_name, text, fix }) => (
            <li key={fingerprint}>
              <p className="font-medium">
                {employee_name}: {text}
              </p>
              {fix && <p className="text-sm text-muted">{fix}.</p>}
            </li>
          ))}
        </ul>
        <Field
          label="Reason"
          error={
            tried && tooShort ? `Use at least ${LIMITS.overrideReasonMin} characters` : undefined
          }
        >
          {(control) => (
            <Textarea
              rows={2}
              {...control}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
