import { useForm } from 'react-hook-form';
import type { CoverNeed } from '#contract/api/cover';
import type { Location } from '#contract/api/locations';
import { counted } from '#engine/counted';
import { useAddNeeds } from '../../../data/cover';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { NativeSelect } from '../../../ui/NativeSelect';
import { toast } from '../../../ui/toast-store';
import { copyOf } from './need-form';

type CopyNeedsDialogProps = {
  from: Location;
  needs: readonly CoverNeed[];
  sites: readonly Location[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CopyNeedsDialog({ from, needs, sites, open, onOpenChange }: CopyNeedsDialogProps) {
  const { mutateAsync } = useAddNeeds();
  const others = sites.filter(({ id }) => id !== from.id);
  const form = useForm({ defaultValues: { locationId: others[0]?.id ?? '' } });
  const what = counted(needs.length, 'need');

  const submit = form.handleSubmit(async ({ locationId }) => {
    try {
      await mutateAsync(needs.map((need) => copyOf(need, locationId)));
      const to = others.find(({ id }) => id === locationId)?.name ?? '';
      toast({ title: `Copied ${what} to ${to}` });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to copy the needs', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Copy the needs of ${from.name}`}
      description={`Adds ${what} to another job site, without exceptions. Times stay as they are on the clock.`}
      size="sm"
      onSubmit={submit}
      footer={
        <FormActions pending={form.formState.isSubmitting} disabled={others.length === 0}>
          {`Copy ${what}`}
        </FormActions>
      }
    >
      {others.length === 0 ? (
        <p className="text-muted">There is no other job site yet.</p>
      ) : (
        <FormField form={form} name="locationId" label="Copy to">
          {(control) => (
            <NativeSelect {...control}>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
      )}
    </Dialog>
  );
}
