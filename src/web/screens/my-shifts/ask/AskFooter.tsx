import { useState } from 'react';
import { LIMITS } from '#contract/limits';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';

type AskFooterProps = {
  label: string;
  disabled: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
};

export function AskFooter({ label, disabled, onSend, onClose }: AskFooterProps) {
  const [reason, setReason] = useState('');
  return (
    <>
      <Field label="Why" optional hint="The people you ask and your managers read it.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={reason}
            maxLength={LIMITS.requestReasonLength}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <p className="text-muted sm:text-sm">The shift stays yours until this is done.</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          disabled={disabled}
          onClick={() => onSend(reason.trim())}
        >
          {label}
        </Button>
        <Button size="sm" onClick={onClose}>
          Go back
        </Button>
      </div>
    </>
  );
}
