import { useTransition } from 'react';
import type { Run } from '#contract/api/auto-roster';
import { useDialog } from '../../../components/use-dialog';
import { prefetchOrganization } from '../../../data/organization';
import { toast } from '../../../ui/toast-store';
import type { AutoRosterWizard } from '../wizard/AutoRosterWizard';
import { periodText } from './run-texts';

type Subject = { Wizard: typeof AutoRosterWizard; rerun: Run | undefined };

/** The wizard's code is loaded when it is first asked for: most visits to the page do without. */
export function useWizardDialog() {
  const dialog = useDialog<Subject>();
  const [pending, startLoading] = useTransition();

  function show(rerun: Run | undefined) {
    startLoading(async () => {
      try {
        const [{ AutoRosterWizard: Wizard }] = await Promise.all([
          import('../wizard/AutoRosterWizard'),
          prefetchOrganization(),
        ]);
        dialog.show({ Wizard, rerun });
      } catch {
        // Offline, or a newer version has taken the place of the one that this page belongs to.
        toast({
          tone: 'destructive',
          title: 'Failed to open the wizard',
          description: 'Please check your connection, or reload the page.',
        });
      }
    });
  }

  function rerun(run: Run) {
    toast({
      title: 'Rerunning Auto-Roster',
      description: `${run.template_name}, ${periodText(run.start_date, run.end_date)}`,
    });
    show(run);
  }

  return { ...dialog, pending, start: () => show(undefined), rerun };
}
