import type { Organization } from '#contract/api/organization';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { EmailInput, Input } from '../../../ui/Input';
import { Textarea } from '../../../ui/Textarea';
import { DetailsForm, detailsOf } from './organization-values';
import { useOrganizationForm } from './use-organization-form';

type EditOrganizationDialogProps = {
  organization: Organization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditOrganizationDialog(props: EditOrganizationDialogProps) {
  const { organization, open, onOpenChange } = props;
  const { form, submit, dirty, pending, conflict } = useOrganizationForm(
    DetailsForm,
    organization,
    detailsOf,
    () => onOpenChange(false),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Organization"
      size="lg"
      dirty={dirty}
      onSubmit={submit}
      footer={<FormActions pending={pending}>{pending ? 'Saving...' : 'Save changes'}</FormActions>}
    >
      <div className="flex flex-col gap-4">
        <NewerVersionAlert {...conflict} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <FormField form={form} name="name" label="Organization name *" className="sm:col-span-2">
            {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
          </FormField>
          <FormField form={form} name="abn" label="ABN" optional hint="11 digits">
            {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
          </FormField>
          <FormField
            form={form}
            name="employee_count_estimate"
            label="Estimated employees"
            optional
            hint="1 to 10,000"
          >
            {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
          </FormField>
          <FormField form={form} name="primary_contact_name" label="Primary contact" optional>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField form={form} name="primary_contact_email" label="Contact email" optional>
            {(control) => <EmailInput autoComplete="off" {...control} />}
          </FormField>
          <FormField
            form={form}
            name="billing_email"
            label="Billing email"
            optional
            className="sm:col-span-2"
          >
            {(control) => <EmailInput autoComplete="off" {...control} />}
          </FormField>
          <FormField
            form={form}
            name="notes"
            label="Notes"
            optional
            hint="Only owners and admins can read these."
            className="sm:col-span-2"
          >
            {(control) => <Textarea {...control} />}
          </FormField>
        </div>
      </div>
    </Dialog>
  );
}
