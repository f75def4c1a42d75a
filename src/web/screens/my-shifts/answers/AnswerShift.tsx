import { Check, CircleCheck, CircleX, X } from 'lucide-react';
import { useState } from 'react';
import type { OwnShift } from '#contract/api/shift-answers';
import { LIMITS } from '#contract/limits';
import { answerShift, takeBack } from '../../../data/shift-answers';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Textarea } from '../../../ui/Textarea';

/** Says of one own shift that it suits or doesn't. A click is saved straight away and can be undone. */
export function AnswerShift({ shift }: { shift: OwnShift }) {
  const [asking, setAsking] = useState(false);
  const name = `${formatShortDay(shift.date)}, ${formatRange(shift)}`;
  if (asking) return <CannotForm shift={shift} onClose={() => setAsking(false)} />;
  if (shift.answer === 'confirmed' || shift.answer === 'cannot') {
    return <Answered shift={shift} name={name} onCannot={() => setAsking(true)} />;
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={`Confirm ${name}`}
        onClick={() => void answerShift(shift, 'confirmed')}
      >
        <Check aria-hidden="true" />
        Confirm
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Can't work ${name}`}
        onClick={() => setAsking(true)}
      >
        <X aria-hidden="true" />
        Can't work
      </Button>
    </div>
  );
}

type AnsweredProps = { shift: OwnShift; name: string; onCannot: () => void };

function Answered({ shift, name, onCannot }: AnsweredProps) {
  const confirmed = shift.answer === 'confirmed';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:text-sm">
      <p className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
        {confirmed ? (
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-brand" />
        ) : (
          <CircleX aria-hidden="true" className="size-4 shrink-0 text-danger" />
        )}
        {confirmed
          ? 'You confirmed this shift.'
          : "You can't work this shift. Your managers know. It is still yours until they change the roster."}
      </p>
      {confirmed && (
        <Button variant="link" aria-label={`Can't work ${name}`} onClick={onCannot}>
          Can't work
        </Button>
      )}
      <Button
        variant="link"
        aria-label={`Take back your answer to ${name}`}
        onClick={() => void takeBack([shift])}
      >
        Take it back
      </Button>
    </div>
  );
}

function CannotForm({ shift, onClose }: { shift: OwnShift; onClose: () => void }) {
  const [note, setNote] = useState('');
  function send() {
    onClose();
    void answerShift(shift, 'cannot', note.trim());
  }
  return (
    <div className="flex w-full flex-col gap-3">
      <Field
        label="Note for your managers"
        optional
        hint="You stay on this shift until a manager changes the roster."
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            value={note}
            maxLength={LIMITS.answerNoteLength}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" onClick={send}>
          Tell my managers
        </Button>
        <Button size="sm" onClick={onClose}>
          Go back
        </Button>
      </div>
    </div>
  );
}
