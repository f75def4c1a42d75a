// Deciding leave: what whoever decides is shown, and the decision itself.
import type * as api from '#contract/api/leave';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import type { CoverChange, CoverWorld } from '../cover/cover-world';
import { differenceSince } from '../requests/fingerprint';
import { endedMeanwhile, moveRequest } from '../requests/move-request';
import { type Decider, readWhoDecides } from '../requests/who-decides';
import { type Worlds, worldsOf } from '../requests/worlds';
import { lockRoster } from '../roster/revision';
import { approveLeave } from './approve-leave';
import type { LeaveActor } from './ask-leave';
import { effectsOfLeave } from './leave-effects';
import { countRefusals, getLeave, type LeaveRow, listClashes } from './leaves.queries';
import { tellAsker, toldApart } from './tell';

interface Moment {
  now: Instant;
  today: CalendarDate;
}

type WaitingLeave = api.LeaveToDecide & LeaveRow & { change: CoverChange };

/** The leave that waits, with what approving would do, and the cover that it was tried on. */
export async function readLeaveToDecide(
  scope: TenantScope,
  actor: Decider,
  waiting: readonly LeaveRow[],
  today: CalendarDate,
  worlds: Worlds,
): Promise<{ leaves: WaitingLeave[]; cover: CoverWorld }> {
  const { effects, cover } = await effectsOfLeave(scope, waiting, today, worlds);
  const clashes = await listClashes(scope, waiting);
  const refusals = await countRefusals(
    scope,
    waiting.map(({ employee_id }) => employee_id),
  );
  const mayDecide = await readWhoDecides(scope);
  const leaves = effects.map(({ row, preview, effect, change }) => ({
    ...row,
    preview,
    effect,
    fingerprint: effect.fingerprint,
    change,
    clashes: clashes.get(row.id) ?? [],
    refusals: refusals.get(row.employee_id) ?? 0,
    may_decide: mayDecide(actor, [row.employee_id]),
  }));
  return { leaves, cover };
}

type Decision = BodyOf<typeof api.decideLeave> & { id: string };

/** All of them or none. Each is checked against what was shown before the first one changes the roster. */
export async function decideLeave(
  scope: TenantScope,
  actor: LeaveActor & Decider,
  decisions: readonly Decision[],
  { now, today }: Moment,
): Promise<LeaveRow[]> {
  await lockRoster(scope);
  const rows: LeaveRow[] = [];
  for (const { id } of decisions) rows.push(await getLeave(scope, id));
  const mayDecide = await readWhoDecides(scope);
  for (const row of rows) {
    if (!mayDecide(actor, [row.employee_id])) throw new AppError('own_request');
    if (row.state !== 'waiting') throw endedMeanwhile(row);
  }
  const { effects } = await effectsOfLeave(scope, rows, today, worldsOf(scope, now));
  for (const { id, decision, fingerprint } of decisions) {
    const found = effects.find(({ row }) => row.id === id);
    if (decision === 'refuse' || !found) continue;
    const difference = differenceSince(fingerprint, found.effect);
    if (difference !== undefined) throw changedSince(difference);
  }
  for (const [at, row] of rows.entries()) {
    const { decision, note, perShift, override } = decisions[at] as Decision;
    const step = { by: actor, note: note || null, at: now, newsOf: toldApart };
    const to = decision === 'refuse' ? 'refused' : 'done';
    await moveRequest(scope, { ...row, state: 'waiting' }, { ...step, to });
    if (decision === 'approve') {
      const own = row.employee_id === actor.employee_id;
      await approveLeave(scope, actor, row, { perShift, today, now, override, own });
    }
    const title = decision === 'approve' ? 'Your leave was approved' : 'Your leave was refused';
    await tellAsker(scope, actor, row, title, now);
  }
  const decided: LeaveRow[] = [];
  for (const { id } of rows) decided.push(await getLeave(scope, id));
  return decided;
}

function changedSince(difference: string): AppError {
  return new AppError('leave_changed', {
    sentence: `This leave looks different since you opened it. ${difference} Check it and decide again.`,
  });
}
