import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Fill, FillProposal } from '#contract/api/fill';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useCoverNeeds } from '../../../data/cover';
import {
  type FillScope,
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
import { DEFAULTS, type FillChoice, FillSettings, problemsOf } from './FillSettings';
import { endedText, progressText } from './fill-text';

type FillDialogProps = {
  /** What to begin with; with an id, the fill that was started before. */
  fill?: (FillScope & { id?: string | undefined }) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const NOTHING_GIVEN: FillScope = { from: '', to: '', locationIds: [], groupIds: [] };

const NOTHING_LEFT_OUT: LeftOut = { people: new Set(), dates: new Set() };

/** Asks what to fill. Then the roster shows how it grows, and here one reads why, and accepts it or parts of it. */
export function FillDialog({ fill: begun, open, onOpenChange }: FillDialogProps) {
  const { id: begunId = null, ...scope } = begun ?? { ...NOTHING_GIVEN, id: undefined };
  const [edited, setEdited] = useState<FillChoice>();
  const [fillId, setFillId] = useState(begunId);
  const navigate = useNavigate();
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const query = useFill(fillId);
  const needs = useCoverNeeds();
  const start = useStartFill();
  const cancel = useCancelFill();
  const accept = useAcceptFill();
  const fill = fillId === null ? undefined : query.data;
  const proposal = fill?.status === 'done' ? fill.proposal : null;
  const choice = edited ?? (fill ? choiceOf(fill) : { ...scope, ...DEFAULTS });

  /** It goes on in the roster: with a bar, and the new shifts hatched in the grid as it grows. */
  function watch({ id, from }: Fill) {
    onOpenChange(false);
    void navigate({
      to: '/roster',
      search: (before) => ({ ...before, date: from, fill: id, view: undefined, beside: undefined }),
    });
  }

  function close() {
    if (fill && (proposal || isUnderWay(fill))) watch(fill);
    else onOpenChange(false);
  }

  function changeSettings(from: Fill) {
    setEdited(choiceOf(from));
    setLeftOut(NOTHING_LEFT_OUT);
    setFillId(null);
  }

  function leave() {
    onOpenChange(false);
    void navigate({ to: '/roster', search: (before) => ({ ...before, fill: undefined }) });
  }

  function save(saved: FillProposal) {
    if (fillId === null) return;
    accept.mutate(
      { id: fillId, body: acceptedOf(saved, leftOut) },
      {
        onSuccess: leave,
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
    if (fill && proposal) {
      const { added } = proposal;
      const count = added.filter((shift) => isIn(leftOut, shift)).length;
      return (
        <>
          <Button onClick={() => changeSettings(fill)}>Change settings</Button>
          {added.length > 0 && <Button onClick={close}>Show in the roster</Button>}
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
          onClick={() => start.mutate(choice, { onSuccess: watch })}
        >
          Look for people
        </Button>
      </>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => (opened ? onOpenChange(true) : close())}
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
          {fill && <Ended fill={fill} />}
          {needs.data?.needs.length === 0 && <NoNeeds />}
          <FillSettings choice={choice} onChange={setEdited} />
        </div>
      )}
    </Dialog>
  );
}

/** What it was asked, without the seed. */
function choiceOf({ request: { seed: _, ...choice } }: Fill): FillChoice {
  return choice;
}

function isIn({ people, dates }: LeftOut, shift: { employee_id: string; date: string }): boolean {
  return !people.has(shift.employee_id) && !dates.has(shift.date);
}

function NoNeeds() {
  return (
    <Alert tone="warn">
      No job site says how many people it needs yet, so there is nothing to fill.{' '}
      <Link to="/rules" search={{ tab: 'cover' }} className="underline underline-offset-4">
        See the Cover tab of Rules
      </Link>
    </Alert>
  );
}

function Progress({ fill }: { fill: Fill }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <p>
        {fill.status === 'waiting'
          ? 'Waiting for its turn.'
          : 'Looking for people. You can close this and watch the roster grow.'}
      </p>
      <ProgressBar label="Time spent" value={fill.elapsed} max={fill.seconds} />
      <p className="text-muted">{progressText(fill)}</p>
    </div>
  );
}

function Ended({ fill }: { fill: Fill }) {
  const sentence = endedText(fill);
  return sentence ? <Alert>{sentence}</Alert> : null;
}
