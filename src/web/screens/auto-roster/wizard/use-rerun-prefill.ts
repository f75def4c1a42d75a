import { useEffect, useRef, useState } from 'react';
import type { Run } from '#contract/api/auto-roster';
import { useEmployees } from '../../../data/employees';
import { useLocations } from '../../../data/locations';
import { useShiftGroups } from '../../../data/shift-groups';
import { useShiftTemplates } from '../../../data/shift-templates';
import { toast } from '../../../ui/toast-store';
import { type Prefill, prefill } from './prefill';
import type { WizardState } from './wizard-state';

const OUTCOME_TOASTS: Record<Prefill['outcome'], Parameters<typeof toast>[0]> = {
  loaded: {
    title: 'Parameters Loaded',
    description:
      'The wizard has the settings of that run, for the days after it. Check the dates first.',
  },
  incomplete: {
    tone: 'destructive',
    title: 'Warning',
    description: 'Could not load all saved parameters. Please verify settings before proceeding.',
  },
  unparsable: {
    tone: 'destructive',
    title: 'Error',
    description: 'Failed to parse saved parameters. Opening wizard with defaults.',
  },
};

/** Fills the wizard in once, when everything the run refers to has loaded. */
export function useRerunPrefill(
  rerun: Run | undefined,
  start: WizardState,
  restart: (state: WizardState) => void,
) {
  const templates = useShiftTemplates();
  const employees = useEmployees();
  const groups = useShiftGroups();
  const locations = useLocations();
  const [waiting, setWaiting] = useState(rerun !== undefined);
  const done = useRef(false);

  useEffect(() => {
    if (!rerun || done.current) return;
    if (!templates.data || !employees.data || !groups.data || !locations.data) return;
    done.current = true;
    const known = {
      templates: templates.data,
      employees: employees.data,
      groups: groups.data,
      locations: locations.data,
    };
    const { state, outcome } = prefill(rerun, known, start);
    restart(state);
    toast(OUTCOME_TOASTS[outcome]);
    setWaiting(false);
  }, [rerun, templates.data, employees.data, groups.data, locations.data, start, restart]);

  const queries = [templates, employees, groups, locations];
  return {
    waiting,
    failed: queries.some(({ data, isError }) => !data && isError),
    retry: () => {
      for (const query of queries) if (!query.data) void query.refetch();
    },
  };
}
