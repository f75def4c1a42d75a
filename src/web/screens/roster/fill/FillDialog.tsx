import { useState } from 'react';
import type { Fill, FillProposal } from '#contract/api/fill';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import {
  isUnderWay,
  useAcceptFill,
  useCancelFill,
  useFill,
  useStartFill,
} from '../../../data/fill';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { ProgressBar } from '../../../ui/ProgressBar';
import { acceptedOf, FillResult, type LeftOut } from './FillResult';
import {
  DEFAULTS,
  type FillChoice,
  type FillScope,
  FillSettings,
  problemsOf,
} from './FillSettings';

type FillDialogProps = {
  /** What the roster shows. */
  shown: FillScope;
  /** A fill that was started before. */
  fillId: string | null;
  onFill: (id: string | null) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const NOTHING_LEFT_OUT: LeftOut = { people: new Set(), dates: new Set() };

/** Asks what to fill, shows how far it is, and lets one accept the proposal or parts of it. */
export function FillDialog({ shown, fillId, onFill, open, onOpenChange }: FillDialogProps) {
  const [choice, setChoice] = useState<FillChoice>({ ...shown, ...DEFAULTS });
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const query = useFill(fillId);
  const start = useStartFill();
  const cancel = useCancelFill();
  const accept = useAcceptFill();
  const fill = fillId === null ? undefined : query.data;
  const proposal = fill?.status === 'done' ? fill.proposal : null;
  const begin = () => {
    setLeftOut(NOTHING_LEFT_OUT);
    start.mutate(choice, { onSuccess: ({ id }) => onFill(id) });
  };

  function save(saved: FillProposal) {
    if (fillId === null) return;
    accept.mutate(
      { id: fillId, body: acceptedOf(saved, leftOut) },
      {
        onSuccess: () => {
          onFill(null);
          onOpenChange(false);
        },
      },
    );
  }

  function footer() {
    if (fill && isUnderWay(fill))
      return (
        <Button pending={cancel.isPending} onClick={() => cancel.mutate(fill.id)}>
          Stop
        </Button>
      );
    if (proposal) {
      const { added } = proposal;
      const count = added.filter((shift) => isIn(leftOut, shift)).length;
      return (
        <>
          <Button onClick={() => onFill(null)}>Change settings</Button>
          <Button
            variant="primary"
            pending={accept.isPending}
            disabled={count === 0}
            onClick={() => save(proposal)}
          >
            {`Add ${counted(count, 'draft')}`}
          </Button>
        </>
      );
    }
    return (
      <>
        <DialogClose>
          <Button>Cancel</Button>
        </DialogClose>
        <Button
          variant="primary"
          pending={start.isPending}
          disabled={Object.keys(problemsOf(choice)).length > 0}
          onClick={begin}
        >
          Look for people
        </Button>
      </>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Fill the roster"
      description="Finds people for what your job sites need. Nothing is saved until you add the drafts."
      size="lg"
      footer={footer()}
    >
      {query.error && !query.data && (
        <LoadFailure title="We couldn't load this fill" queries={[query]} />
      )}
      {fill && isUnderWay(fill) && <Progress fill={fill} />}
      {proposal && <FillResult proposal={proposal} leftOut={leftOut} onLeaveOut={setLeftOut} />}
      {!proposal && !(fill && isUnderWay(fill)) && (
        <div className="flex flex-col gap-4">
          {fill && <Ended status={fill.status} />}
          <FillSettings choice={choice} onChange={setChoice} />
        </div>
      )}
    </Dialog>
  );
}

function isIn({ people, dates }: LeftOut, shift: { employee_id: string; date: string }): boolean {
  return !people.has(shift.employee_id) && !dates.has(shift.date);
}

function Progress({ fill }: { fill: Fill }) {
  const { status, open, elapsed, seconds } = fill;
  const left = Math.max(0, seconds - elapsed);
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>
        {status === 'waiting'
          ? 'Waiting for its turn. Another roster is being filled.'
          : 'Looking for people. You can close this and come back.'}
      </p>
      <ProgressBar label="Time spent" value={elapsed} max={seconds} />
      <p className="text-muted">
        {open === null
          ? 'Reading the roster...'
          : `${counted(open, 'shift is', 'shifts are')} open in the best roster so far. About ${counted(left, 'second')} left.`}
      </p>
    </div>
  );
}

const ENDED: Partial<Record<Fill['status'], string>> = {
  cancelled: 'You stopped this fill. Nothing was saved.',
  failed: "We couldn't fill these days. Try again, or choose fewer days or job sites.",
  interrupted: 'The server restarted while it was looking. Nothing was saved. Start it again.',
};

function Ended({ status }: Pick<Fill, 'status'>) {
  const sentence = ENDED[status];
  return sentence ? <Alert>{sentence}</Alert> : null;
}
