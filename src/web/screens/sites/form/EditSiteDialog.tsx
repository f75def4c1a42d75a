import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { useNewerVersion } from '../../../components/newer-version/use-newer-version';
import { useLocations, useUpdateLocation } from '../../../data/locations';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { EmailInput, Input } from '../../../ui/Input';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';
import { placeTimeText } from '../place-time-text';
import { PinFields } from './PinFields';
import { changesTo, formValuesOf, SITE_LABELS, SiteForm, seenOf } from './site-changes';

const HolidayRegions = lazy(async () => ({
  default: (await import('./HolidayRegions')).HolidayRegions,
}));

type EditSiteDialogProps = {
  site: Location;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function EditSiteDialog({ site, open, onOpenChange }: EditSiteDialogProps) {
  const { mutateAsync } = useUpdateLocation();
  const form = useForm({ resolver: zodResolver(SiteForm), defaultValues: formValuesOf(site) });
  const { isDirty, isSubmitting: pending } = form.formState;
  const [regions, setRegions] = useState(site.holiday_regions);
  const chosen = regions === site.holiday_regions ? {} : { holiday_regions: regions };
  const { data: sites } = useLocations();
  const current = sites?.find(({ id }) => id === site.id) ?? site;
  const newer = useNewerVersion({ form, now: formValuesOf(current), labels: SITE_LABELS });

  const saveOver = (seen: typeof newer.seen) =>
    form.handleSubmit(async (changes) => {
      try {
        await mutateAsync({
          id: site.id,
          ...changesTo(current, changes),
          ...chosen,
          seen: seenOf(seen),
        });
        toast({ title: 'Job site updated successfully' });
        onOpenChange(false);
      } catch (error) {
        const gone = `Someone else deleted ${site.name} since you opened it.`;
        showFailure(form, 'Failed to update job site', error, { gone });
      }
    });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Job Site"
      size="lg"
      dirty={isDirty || 'holiday_regions' in chosen}
      onSubmit={saveOver(newer.seen)}
      footer={
        <FormActions pending={pending}>{pending ? 'Updating...' : 'Update Job Site'}</FormActions>
      }
    >
      <div className="flex flex-col gap-4">
        <NewerVersionAlert
          versions={newer.versions}
          onSaveMine={() => void saveOver(newer.keepMine())()}
          onUseTheirs={newer.useTheirs}
        />
        <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-4">
            <FormField form={form} name="name" label="Site Name *">
              {(control) => <Input autoComplete="off" aria-required="true" {...control} />}
            </FormField>
            <FormField
              form={form}
              name="address"
              label="Address"
              hint={`Times here are in ${placeTimeText(site.timezone)}. A new address doesn't change that.`}
            >
              {(control) => <Textarea rows={2} className="min-h-16" {...control} />}
            </FormField>
            <FormField form={form} name="phone" label="Phone Number">
              {(control) => <Input type="tel" autoComplete="off" {...control} />}
            </FormField>
            <FormField form={form} name="email" label="Email">
              {(control) => <EmailInput autoComplete="off" {...control} />}
            </FormField>
            <FormField form={form} name="notes" label="Notes">
              {(control) => <Textarea {...control} />}
            </FormField>
            <Suspense fallback={null}>
              <HolidayRegions site={site} value={regions} onChange={setRegions} />
            </Suspense>
          </div>
          <PinFields form={form} site={site} />
        </div>
      </div>
    </Dialog>
  );
}
