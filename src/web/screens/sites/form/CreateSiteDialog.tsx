import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useCreateLocation } from '../../../data/locations';
import { showFieldErrors, toastFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { EMPTY_SITE, NewSite } from './new-site';
import { SitePreview } from './SitePreview';

type CreateSiteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function CreateSiteDialog({ open, onOpenChange }: CreateSiteDialogProps) {
  const { mutateAsync } = useCreateLocation();
  const form = useForm({ resolver: zodResolver(NewSite), defaultValues: EMPTY_SITE });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async (site) => {
    try {
      await mutateAsync(site);
      toast({ title: 'Job site created successfully' });
      onOpenChange(false);
    } catch (error) {
      showFieldErrors(form, error);
      toastFailure('Failed to create job site', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create New Job Site"
      description="Add a new job site with structured address and contact information"
      size="lg"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Creating...' : 'Create Job Site'}</FormActions>
      }
    >
      <div className="flex flex-col gap-5">
        <FormField form={form} name="name" label="Site Name *">
          {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
        </FormField>
        <AddressFields form={form} />
        <SitePreview control={form.control} />
        <ContactFields form={form} />
      </div>
    </Dialog>
  );
}
