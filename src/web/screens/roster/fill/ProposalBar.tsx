import { useSearch } from '@tanstack/react-router';
import { Wand2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Fill, FillProposal } from '#contract/api/fill';
import { counted } from '#engine/counted';
import { isUnderWay, useAcceptFill, useCancelFill, useFill } from '../../../data/fill';
import { focusMain } from '../../../platform/focus-main';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import { useGridSearch } from '../grid/use-grid-search';
import { endedText, progressText } from './fill-text';

/** The fill of the address: how far it is, then its proposal or how it ended, and what can be done about it. */
export function ProposalBar() {
  const { fill: id } = useSearch({ from: '/signed-in/roster' });
  const { data } = useFill(id ?? null);
  if (!id || !data) return null;
  const { proposal } = data;
  if (isUnderWay(data)) return <Looking fill={data} />;
  if (data.status === 'done' && proposal) return <Found fill={data} proposal={proposal} />;
  const ended = endedText(data);
  return ended ? <Bar buttons={<Later fill={data} label="Change settings" />}>{ended}</Bar> : null;
}

function Looking({ fill }: { fill: Fill }) {
  const cancel = useCancelFill();
  const stop = (
    <>
      <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate(fill.id)}>
        Stop
      </Button>
      {fill.growing && fill.growing.added.length > 0 && <Rows />}
    </>
  );
  const isWaiting = fill.status === 'waiting';
  return (
    <Bar
      buttons={stop}
      more={
        <>
          <p className="text-muted tabular-nums">{!isWaiting && progressText(fill)}</p>
          <ProgressBar label="Time spent" value={fill.elapsed} max={fill.seconds} />
        </>
      }
    >
      <span className="font-semibold">
        {isWaiting
          ? 'Waiting for its turn.'
          : fill.growing
            ? 'Looking for people. The new shifts below are the best so far.'
            : 'Looking for people.'}
      </span>
    </Bar>
  );
}

function Found({ fill, proposal }: { fill: Fill; proposal: FillProposal }) {
  const accept = useAcceptFill();
  const { leaveFill } = useGridSearch();
  const { added, removed, before, after, findings } = proposal;
  if (added.length === 0) {
    const isFull = before.places === 0;
    return (
      <Bar buttons={<Later fill={fill} label={isFull ? 'Change settings' : 'See why'} />}>
        {isFull
          ? "Every shift that your job sites need and that hasn't started yet has someone."
          : `Nobody was found for ${counted(after.places, 'open shift')}.`}
      </Bar>
    );
  }
  const people = new Set(added.map(({ employee_id }) => employee_id)).size;
  return (
    <Bar
      buttons={
        <>
          <Button
            variant="primary"
            size="sm"
            pending={accept.isPending}
            onClick={() => accept.mutate({ id: fill.id, body: {} }, { onSuccess: leaveFill })}
          >
            Accept all
          </Button>
          <Later fill={fill} label="Some..." close="Discard" />
          <Rows />
        </>
      }
      more={
        <p className="text-muted tabular-nums">
          {`Open shifts ${before.places} → ${after.places}, below minimum ${before.below_minimum} → ${after.below_minimum}, findings ${findings.before} → ${findings.after}`}
        </p>
      }
    >
      <span className="font-semibold">
        {`Proposal: ${counted(added.length, 'shift')} for ${counted(people, 'person', 'people')}.`}
        {removed.length > 0 && ` ${counted(removed.length, 'draft goes', 'drafts go')}.`}
      </span>
    </Bar>
  );
}

/** In the grid: only the people who would get or lose shifts, or everyone. */
function Rows() {
  const { view, beside } = useSearch({ from: '/signed-in/roster' });
  const { setBeside } = useGridSearch();
  if (view) return null;
  return (
    <Button size="sm" onClick={() => setBeside(beside ? undefined : 'everyone')}>
      {beside ? 'Only these people' : 'Show everyone'}
    </Button>
  );
}

type LaterProps = { fill: Fill; label: string; close?: string };

/** Opens the dialog with this fill, or leaves it. */
function Later({ fill, label, close = 'Close' }: LaterProps) {
  const { leaveFill } = useGridSearch();
  const { make } = useShortcutActions();
  const { from, to, locationIds, groupIds } = fill.request;
  const show = () => void make('fill', { fill: { from, to, locationIds, groupIds, id: fill.id } });
  return (
    <>
      <Button size="sm" onClick={show}>
        {label}
      </Button>
      <Button size="sm" onClick={leaveFill}>
        {close}
      </Button>
    </>
  );
}

type BarProps = { children: ReactNode; buttons: ReactNode; more?: ReactNode };

/** A screen reader says the sentence when it changes, and not the figures of every second. */
function Bar({ children, buttons, more }: BarProps) {
  const own = useRef<HTMLElement>(null);
  // The button that was pressed goes with the bar, and the focus would go to the start of the page.
  useLayoutEffect(() => {
    const bar = own.current;
    return () => {
      if (bar?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return (
    <section
      ref={own}
      aria-label="Proposal"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brand bg-raised px-4 py-2.5 print:hidden"
    >
      <Wand2 aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1 sm:text-sm">
        <p role="status">{children}</p>
        {more}
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </section>
  );
}
