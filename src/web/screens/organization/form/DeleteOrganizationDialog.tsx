import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { OrganizationName } from '#contract/api/leaving';
import { backupsText, GRACE_DAYS } from '#contract/deletion';
import { counted } from '#engine/counted';
import { useInstallation } from '../../../data/installation';
import { useDeleteOrganization } from '../../../data/leaving';
import { ORGANIZATION_DATA_URL } from '../../../data/organization';
import { showFailure } from '../../../platform/failure';
import { saveFrom } from '../../../platform/save-file';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';

type DeleteOrganizationDialogProps = {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteOrganizationDialog({
  name,
  open,
  onOpenChange,
}: DeleteOrganizationDialogProps) {
  const { mutateAsync } = useDeleteOrganization();
  const form = useForm({ resolver: zodResolver(OrganizationName), defaultValues: { name: '' } });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    try {
      await mutateAsync(typed.name);
      onOpenChange(false);
      toast({
        title: `${name} will be deleted`,
        description: `An owner can keep it for ${counted(GRACE_DAYS, 'day')}.`,
      });
    } catch (error) {
      showFailure(form, 'Failed to delete the organisation', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${name}?`}
      description="Download your data first. Nobody can bring it back afterwards."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={pending}>
            {pending ? 'Deleting...' : 'Delete organisation'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Button className="sm:self-start" onClick={() => saveFrom(ORGANIZATION_DATA_URL)}>
          <Download aria-hidden="true" />
          Download all data
        </Button>
        <WhatHappens />
        <FormField form={form} name="name" label={`Type '${name}' to confirm`}>
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}

function WhatHappens() {
  const { data: installation } = useInstallation();
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted sm:text-sm">
      <li>
        Now: the subscription is cancelled, and nobody can change anything any more. Everyone can
        still look at the roster. We email all owners.
      </li>
      <li>For {counted(GRACE_DAYS, 'day')}, any owner can keep the organisation.</li>
      <li>
        Then everything is removed for good: the roster, the people, the log of changes, and the
        accounts that belong to no other organisation.
      </li>
      {installation && <li>{backupsText(installation.backupsKept)}</li>}
    </ul>
  );
}
