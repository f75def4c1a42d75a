// Undoing changes of the roster, the last one first: from a toast, or with Ctrl+Z as often as there are steps.
import type { OverrideInput } from '#contract/api/overrides';
import { call } from '../platform/api';
import { toast, toastStore } from '../ui/toast-store';
import { tellRefusal } from './blocked-change';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { warningsText } from './warnings-text';

const MOST_STEPS = 50;

interface Message {
  title: string;
  description?: string | undefined;
}

interface Step {
  run: () => Promise<void>;
  toastId: number;
}

/** The oldest first. */
let steps: Step[] = [];
let undoing: Promise<void> = Promise.resolve();

/** Undoes each change once, whether by a toast's button or by Ctrl+Z. */
export function toastWithUndo(message: Message, undo: () => void | Promise<void>): void {
  const run = () => {
    if (!steps.includes(step)) return undoing;
    steps = steps.filter((other) => other !== step);
    // One after the other: a step can be undone only while nothing newer stands on it.
    undoing = undoing.then(undo);
    return undoing;
  };
  const toastId = toast({ ...message, action: { label: 'Undo', onSelect: () => void run() } });
  const step: Step = { run, toastId };
  steps = [...steps, step].slice(-MOST_STEPS);
}

/** `deed` is told when it is undone: 'moved 3 shifts'. */
export function offerUndo(message: Message, undoId: string | null, deed: string): void {
  if (undoId) toastWithUndo(message, () => undo(undoId, deed));
  else toast(message);
}

/** The next person at this screen must not undo what they never did. */
export function forgetUndoSteps(): void {
  steps = [];
}

let unanswered = 0;
let wanted = 0;

/** Ctrl+Z means the last change, even while the server hasn't answered it yet. */
export function changeSent(): void {
  unanswered += 1;
}

/** Call this after the offer to undo the change. */
export function changeAnswered(succeeded: boolean): void {
  unanswered -= 1;
  if (unanswered > 0) return;
  const times = succeeded ? wanted : 0;
  wanted = 0;
  for (let time = 0; time < times; time += 1) undoLast();
}

/** False when there is nothing left to undo. */
export function undoLast(): boolean {
  if (unanswered > 0) {
    wanted += 1;
    return true;
  }
  const step = steps.at(-1);
  if (!step) return false;
  toastStore.dismiss(step.toastId);
  void step.run();
  return true;
}

async function undo(id: string, deed: string, override?: OverrideInput): Promise<void> {
  const input = { params: { id }, ...(override && { body: { override } }) };
  try {
    const { cells, ...told } = await asOwnChange(() => call('POST /api/undo/{id}', input));
    toast({ title: `Undid: ${deed}`, description: warningsText(told) });
    await showOwnChange(cells);
  } catch (error) {
    tellRefusal(`Failed to undo: ${deed}`, error, (given) => void undo(id, deed, given));
    await refreshRoster();
  }
}
