import { useEffect, useRef, useState } from 'react';
import type { GenerationSummary } from '#contract/api/auto-roster';
import type { OverrideInput } from '#contract/api/overrides';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import { useGenerateRoster, useUndoRun } from '../../../data/auto-roster';
import { tellRefusal } from '../../../data/blocked-change';
import type { FillScope } from '../../../data/fill';
import { toastWithUndo } from '../../../data/undo';
import { ApiError } from '../../../platform/api';
import { todayIn } from '../../../platform/formats';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { toast } from '../../../ui/toast-store';
import { undoneText } from '../runs/undo-text';
import { requestOf } from './wizard-request';
import type { WizardState } from './wizard-state';

type GenerationOptions = {
  open: boolean;
  onDone: () => void;
  onFail: (message: string) => void;
};

const FAILED = 'Failed to generate roster';

/** Asks, generates and reports the outcome, even to someone who has left the wizard since. */
export function useGeneration({ open, onDone, onFail }: GenerationOptions) {
  const { mutateAsync: generate, isPending: pending } = useGenerateRoster();
  const { mutateAsync: undo } = useUndoRun();
  const { make } = useShortcutActions();
  const [asking, setAsking] = useState(false);
  const [changedSentence, setChangedSentence] = useState<string>();
  const here = useRef(open);
  useEffect(() => {
    here.current = open;
    return () => {
      here.current = false;
    };
  }, [open]);

  async function undoRun(id: string, override?: OverrideInput) {
    try {
      const undone = await undo({ id, ...(override && { override }) });
      toast({ title: 'Auto-roster run undone', description: undoneText(undone) });
    } catch (error) {
      tellRefusal('Failed to undo auto-roster run', error, (given) => void undoRun(id, given));
    }
  }

  async function start(state: WizardState, confirmChanges: boolean, override?: OverrideInput) {
    const preview = state.preview.generationResult;
    if (!preview) return;
    const { fingerprint, summary } = preview;
    const { created, skipped, replaced } = summary;
    const request = requestOf(state);
    setChangedSentence(undefined);
    try {
      const done = await generate({
        ...request,
        expected: { fingerprint, created, skipped, replaced },
        confirmChanges,
        ...(override && { override }),
      });
      toastWithUndo(
        {
          title: 'Roster generated successfully',
          description: createdText(done.summary),
        },
        () => {
          // An active rule would fill the roster again, so the dialog asks about it.
          if (request.rule?.status === 'active') void make('undo-run', { runId: done.run_id });
          else void undoRun(done.run_id);
        },
      );
      if (!here.current) return;
      onDone();
      if (state.confirm.fillOpen) await make('fill', { fill: fillScopeOf(state) });
    } catch (error) {
      const known = error instanceof ApiError;
      if (here.current && known && error.code === 'roster_changed') {
        setChangedSentence(error.sentence);
        return;
      }
      setAsking(false);
      onFail(known ? error.message : FAILED);
      tellRefusal(FAILED, error, (given) => void start(state, confirmChanges, given));
    }
  }

  return {
    asking,
    pending,
    changedSentence,
    ask: () => setAsking(true),
    dismiss: () => {
      setAsking(false);
      setChangedSentence(undefined);
    },
    start,
  };
}

/** The days, sites and groups of the roster, from today on and for as long as Fill takes. */
function fillScopeOf({ parameters, teams, assignments }: WizardState): FillScope {
  const today = todayIn(parameters.timezone);
  const from = parameters.startDate < today ? today : parameters.startDate;
  const last = addDays(from, LIMITS.fillDays - 1);
  const sites = [
    ...Object.values(assignments.shiftCodeAssignments).map(({ locationId }) => locationId),
    ...teams.teamAssignments.map(({ locationId }) => locationId),
  ];
  return {
    from,
    to: parameters.endDate < last ? parameters.endDate : last,
    locationIds: [...new Set(sites.filter(Boolean))],
    groupIds: teams.teamMode === 'groups' ? teams.selectedGroupIds : [],
  };
}

/** The rules warn, and don't stop: so they are told once more when it is done. */
function createdText({ created, rule_warnings }: GenerationSummary): string {
  const text = `Created ${counted(created, 'shift')}`;
  return rule_warnings > 0
    ? `${text}. Your rules found ${counted(rule_warnings, 'warning')}.`
    : text;
}

export type Generation = ReturnType<typeof useGeneration>;
