// Designs rotations in a thread of their own: one at a time for an organisation, and with a deadline.
import type { DesignRequest } from '#contract/api/patterns';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { MOST_TEAMS } from '#contract/template-content';
import { isOffCode } from '#engine/rotation/pattern';
import type { RotationProblem } from '#optimiser/rotation/rotation-problem';
import { createTurns } from '../../turns';
import { isOutOfMemory, MOST_BYTES, startThread } from '../../worker-thread';
import { designAnswer } from './design-answer';
import type { DesignMessage, DesignWork } from './design-worker';

/** The solver asks its clock only now and then, so the thread is given a little longer before it is stopped. */
const STOP_MS = LIMITS.designSeconds * 1000 + 5_000;

/** Those of other organisations wait: two threads would take both cores of a small server. */
const turns = createTurns({
  perKey: 1,
  total: 1,
  waitMs: 20_000,
  sentence: 'Others are designing patterns right now. Try again in a moment.',
});

const running = new Set<string>();

export async function design(
  orgId: string,
  request: DesignRequest,
  gone: AbortSignal,
  maxBytes = MOST_BYTES,
) {
  if (running.has(orgId)) throw new AppError('design_running');
  running.add(orgId);
  try {
    const work: DesignWork = {
      problem: problemOf(request),
      seconds: LIMITS.designSeconds,
      mostPeople: MOST_TEAMS,
      maxBytes,
    };
    const offer = await turns.run(orgId, () => designInThread(work, gone), gone);
    return designAnswer(request, offer);
  } finally {
    running.delete(orgId);
  }
}

function problemOf(request: DesignRequest): RotationProblem {
  const { people, shifts, work, off, forbidden, freeWeekends } = request;
  const kindOf = (code: string) =>
    isOffCode(code) ? 0 : shifts.findIndex((shift) => shift.code === code) + 1;
  return {
    weeks: people,
    kinds: shifts.map(({ code, heads, block }) => ({ name: code, heads, block })),
    work,
    off,
    forbidden: forbidden.map((sequence) => sequence.map(kindOf)),
    freeWeekends,
  };
}

/** Ends with 'open' at the deadline, and when nobody waits for the answer any more. */
function designInThread(work: DesignWork, gone: AbortSignal): Promise<DesignMessage> {
  const thread = startThread('design-worker', work);
  return new Promise<DesignMessage>((resolve, reject) => {
    const end = (offer: DesignMessage) => {
      clearTimeout(deadline);
      gone.removeEventListener('abort', giveUp);
      void thread.terminate();
      resolve(offer);
    };
    const giveUp = () => end({ outcome: 'open' });
    const deadline = setTimeout(giveUp, STOP_MS);
    gone.addEventListener('abort', giveUp);
    thread.on('message', end);
    thread.on('error', (error) => {
      if (isOutOfMemory(error)) return end({ outcome: 'too large' });
      reject(error);
      return giveUp();
    });
    thread.on('exit', giveUp);
    if (gone.aborted) giveUp();
  });
}
