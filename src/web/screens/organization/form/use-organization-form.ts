import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Organization, OrganizationChanges } from '#contract/api/organization';
import { useUpdateOrganization } from '../../../data/organization';
import { showFieldErrors, toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';
import { changesTo } from './organization-values';

type Form<Values> = z.ZodType<z.output<typeof OrganizationChanges>, Values>;

/** A form about a part of the organisation, and its saving. */
export function useOrganizationForm<Values extends FieldValues>(
  schema: Form<Values>,
  organization: Organization,
  values: Values,
  onSaved: () => void,
) {
  const { mutateAsync } = useUpdateOrganization();
  const form = useForm<Values, unknown, z.output<typeof OrganizationChanges>>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>,
  });
  const submit = form.handleSubmit(async (entered) => {
    try {
      await mutateAsync(changesTo(organization, entered));
      toast({ title: 'Organization updated successfully' });
      onSaved();
    } catch (error) {
      showFieldErrors(form, error);
      toastFailure('Failed to update organization', error);
    }
  });
  const { isDirty: dirty, isSubmitting: pending } = form.formState;
  return { form, submit, dirty, pending };
}
