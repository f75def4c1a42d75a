import { useState } from 'react';
import { LIMITS } from '#contract/limits';
import { can } from '#contract/rights';
import { askToOverride, useBlockedChange } from '../data/blocked-change';
import { useUser } from '../data/session';
import { Button } from '../ui/Button';
import { Dialog, DialogClose } from '../ui/Dialog';
import { Field } from '../ui/Field';
import { FormActions } from '../ui/FormActions';
import { Textarea } from '../ui/Textarea';
import { FindingGroups } from './FindingGroups';

const TITLE = 'A rule blocks this';

const BLOCKS_TEXT =
  'Nothing was saved. You can save it anyway with a reason, which stays with the finding and in the audit log.';
const WISHES_TEXT =
  'Nothing was saved. You can save it anyway with a reason. They read it with your name once the shift is published, and it stays in the audit log.';

/** What stands against a change. An admin can save it anyway, with a reason; a manager too where someone can't work. */
export function OverrideDialog() {
  const blocked = useBlockedChange();
  const onlyWishes = blocked?.onlyWishes ?? false;
  const mayOverride = can(useUser(), 'override rules') || onlyWishes;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < LIMITS.overrideReasonMin;
  const close = () => {
    setReason('');
    setTried(false);
    askToOverride(undefined);
  };
  const findings = blocked && <FindingGroups found={blocked.found} />;
  if (!mayOverride) {
    return (
      <Dialog
        open={blocked !== undefined}
        onOpenChange={close}
        title={TITLE}
        description="Nothing was saved. An admin can save it anyway, with a reason."
        footer={
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        }
      >
        {findings}
      </Dialog>
    );
  }
  return (
    <Dialog
      open={blocked !== undefined}
      onOpenChange={close}
      title={onlyWishes ? "Someone can't work then" : TITLE}
      description={onlyWishes ? WISHES_TEXT : BLOCKS_TEXT}
      dirty={reason !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!blocked || tooShort) return;
        blocked.save({ reason: reason.trim(), ...(onlyWishes && { onlyWishes }) });
        close();
      }}
      footer={<FormActions pending={false}>Save anyway</FormActions>}
    >
      <div className="flex flex-col gap-4">
        {findings}
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
