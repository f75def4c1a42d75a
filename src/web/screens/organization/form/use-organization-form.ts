import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Organization, OrganizationChanges } from '#contract/api/organization';
import { useNewerVersion } from '../../../components/newer-version/use-newer-version';
import { useOrganization, useUpdateOrganization } from '../../../data/organization';
import { showFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';
import { changesTo, ORGANIZATION_LABELS, seenOf } from './organization-values';

type Form<Values> = z.ZodType<z.output<typeof OrganizationChanges>, Values>;

/** A form for some fields of the organisation. Saves only what changed. */
export function useOrganizationForm<Values extends FieldValues>(
  schema: Form<Values>,
  organization: Organization,
  valuesOf: (organization: Organization) => Values,
  onSaved: () => void,
) {
  const { mutateAsync } = useUpdateOrganization();
  const form = useForm<Values, unknown, z.output<typeof OrganizationChanges>>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(organization) as DefaultValues<Values>,
  });
  const { data: current = organization } = useOrganization();
  const newer = useNewerVersion({ form, now: valuesOf(current), labels: ORGANIZATION_LABELS });
  const saveOver = (seen: typeof newer.seen) =>
    form.handleSubmit(async (entered) => {
      try {
        await mutateAsync({ ...changesTo(current, entered), seen: seenOf(seen) });
        toast({ title: 'Organization updated successfully' });
        onSaved();
      } catch (error) {
        showFailure(form, 'Failed to update organization', error);
      }
    });
  const { isDirty: dirty, isSubmitting: pending } = form.formState;
  const conflict = {
    versions: newer.versions,
    onSaveMine: () => void saveOver(newer.keepMine())(),
    onUseTheirs: newer.useTheirs,
  };
  return { form, submit: saveOver(newer.seen), dirty, pending, conflict };
}
