import { zodResolver } from '@hookform/resolvers/zod';
import { Clock, MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Control, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { zoneOfPlace } from '#engine/time/zone-of-place';
import { useCreateLocation } from '../../../data/locations';
import { showFailure } from '../../../platform/failure';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { FormField } from '../../../ui/FormField';
import { EmailInput, Input } from '../../../ui/Input';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';
import { placeTimeText } from '../place-time-text';
import { AddressFields } from './AddressFields';
import { composeAddress, EMPTY_SITE, NewSite } from './new-site';

const HolidayRegions = lazy(async () => ({
  default: (await import('./HolidayRegions')).HolidayRegions,
}));

type CreateSiteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function CreateSiteDialog({ open, onOpenChange }: CreateSiteDialogProps) {
  const { mutateAsync } = useCreateLocation();
  const form = useForm({ resolver: zodResolver(NewSite), defaultValues: EMPTY_SITE });
  const { isDirty, isSubmitting: pending } = form.formState;
  const [regions, setRegions] = useState<string[]>([]);

  const submit = form.handleSubmit(async (site) => {
    try {
      await mutateAsync({ ...site, holiday_regions: regions });
      toast({ title: 'Job site created successfully' });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to create job site', error);
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
        <Suspense fallback={null}>
          <RegionsOfState control={form.control} value={regions} onChange={setRegions} />
        </Suspense>
        <ContactFields form={form} />
      </div>
    </Dialog>
  );
}

function ContactFields({ form }: { form: UseFormReturn<NewSite> }) {
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-sm font-semibold">Contact</legend>
      <FormField form={form} name="phone" label="Phone Number">
        {(control) => <Input type="tel" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="email" label="Email">
        {(control) => <EmailInput autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="notes" label="Notes" className="sm:col-span-2">
        {(control) => <Textarea {...control} />}
      </FormField>
    </fieldset>
  );
}

type RegionsOfStateProps = {
  control: Control<NewSite>;
  value: readonly string[];
  onChange: (regions: string[]) => void;
};

function RegionsOfState({ control, ...regions }: RegionsOfStateProps) {
  const { country, state, town } = { ...useWatch({ control }) } as NewSite;
  const timezone = zoneOfPlace({ country, state, town });
  return <HolidayRegions site={{ address: null, state, country, timezone }} {...regions} />;
}

/** The address and time zone as the server will save them. */
function SitePreview({ control }: { control: Control<NewSite> }) {
  const site = { ...useWatch({ control }) } as NewSite;
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-subtle px-3 py-2.5 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
      <p className="flex gap-2 wrap-anywhere">
        <MapPin aria-hidden="true" />
        <span className="sr-only">Address: </span>
        {composeAddress(site)}
      </p>
      <p className="flex gap-2">
        <Clock aria-hidden="true" />
        {zoneText(site)}
      </p>
    </div>
  );
}

function zoneText({ country, state, town }: NewSite): string {
  if (state.trim() === '' && country !== 'New Zealand' && country !== 'United Kingdom') {
    return 'The time zone comes from the state.';
  }
  const zone = zoneOfPlace({ country, state, town });
  if (zone === 'UTC')
    return `We don't know the time zone of "${state.trim()}", so times here will be in UTC.`;
  return `Times here will be in ${placeTimeText(zone)}.`;
}
