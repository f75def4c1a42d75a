import { counted } from '#engine/counted';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Spinner } from '../../../ui/Spinner';
import { toast } from '../../../ui/toast-store';
import type { Generation } from './use-generation';
import type { WizardState } from './wizard-state';

type GenerateDialogProps = {
  state: WizardState;
  generation: Generation;
  onLeave: () => void;
  onPreviewAgain: () => void;
};

export function GenerateDialog(props: GenerateDialogProps) {
  const { state, generation, onLeave, onPreviewAgain } = props;
  const { asking, pending, changedSentence } = generation;
  const { created = 0, employees_processed = 0 } = state.preview.generationResult?.summary ?? {};
  const published = state.confirm.publishShifts ? ' and publish them immediately' : '';

  function onOpenChange(open: boolean) {
    if (open) return;
    generation.dismiss();
    if (!pending) return;
    toast({
      title: 'Still generating',
      description: "You can close the wizard. We'll let you know when it's done.",
    });
    onLeave();
  }

  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={onOpenChange}
      title="Generate Roster"
      description={`Are you sure you want to generate the roster? This will create ${counted(created, 'shift')} for ${counted(employees_processed, 'employee')}${published}`}
      tone="primary"
      pending={pending}
      cancelLabel={pending ? 'Leave it running' : 'Cancel'}
      confirmLabel={confirmLabel(pending, changedSentence)}
      onConfirm={() => void generation.start(state, changedSentence !== undefined)}
    >
      <div aria-live="polite" className="flex flex-col gap-3">
        {pending && (
          <p className="mt-2 flex items-start gap-2 text-sm">
            <Spinner className="mt-0.5 text-brand" />
            Creating your shifts. If anything fails, none are saved. You can close this; we'll let
            you know.
          </p>
        )}
        {changedSentence && !pending && (
          <Alert
            tone="warn"
            className="mt-2"
            action={
              <Button size="sm" onClick={onPreviewAgain}>
                Go back to the preview
              </Button>
            }
          >
            {changedSentence}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}

function confirmLabel(pending: boolean, changedSentence: string | undefined): string {
  if (pending) return 'Generating...';
  return changedSentence ? 'Generate anyway' : 'Generate Roster';
}
