import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { OpenShiftInput } from '#contract/api/open-shifts';
import { CLAIM_POLICIES, type RequestPolicies } from '#contract/api/requests';
import { AUDIENCES } from '#engine/open-shifts/audience';
import { readTime } from '#engine/time/typed-time';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { useDefaultTimes } from '../../../components/shift-form/use-shift-form';
import { useLocations } from '../../../data/locations';
import { useOfferShift } from '../../../data/open-shifts';
import { useRequestPolicies } from '../../../data/requests';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { showFailure } from '../../../platform/failure';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { Skeleton } from '../../../ui/Skeleton';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';
import { SkillChoices } from './SkillChoices';

const typed = z.string();
const time = typed.transform((text): string => readTime(text) ?? text);

const OfferForm = z
  .object({
    locationId: typed.min(1, 'Choose a job site'),
    date: typed,
    startTime: time,
    endTime: time,
    places: typed.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
    /** An audience, or the id of a shift group. */
    whom: typed,
    claims: z.enum(CLAIM_POLICIES),
    skillIds: z.array(typed),
    roleLabel: typed,
    notes: typed,
  })
  .transform(({ whom, ...shift }): z.input<typeof OpenShiftInput> => {
    const audience = AUDIENCES.find((each) => each === whom);
    return { ...shift, ...(audience ? { audience } : { shiftGroupId: whom }) };
  })
  .pipe(OpenShiftInput)
  .refine(({ startTime, endTime }) => startTime !== endTime, {
    message: 'Start and end are the same time',
    path: ['endTime'],
  });

type OfferShiftFormProps = {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
  /** Where and when, as chosen in the grid. */
  place?: { location_id: string; date: string } | undefined;
};

/** Offers a shift to whoever takes it. */
export function OfferShiftForm(props: OfferShiftFormProps) {
  const times = useDefaultTimes();
  const { data: policies } = useRequestPolicies();
  if (!times || !policies) return <Skeleton className="h-64" />;
  return <LoadedForm defaults={{ ...times, claims: policies.claims }} {...props} />;
}

type LoadedFormProps = OfferShiftFormProps & {
  defaults: Pick<RequestPolicies, 'claims'> & { startTime: string; endTime: string };
};

function LoadedForm({ defaults, onDone, onDirty, place }: LoadedFormProps) {
  const { org_timezone } = useUser();
  const { data: sites = [] } = useLocations();
  const { data: groups = [] } = useShiftGroups();
  const { mutateAsync } = useOfferShift();
  const form = useForm({
    resolver: zodResolver(OfferForm),
    defaultValues: {
      locationId: place?.location_id ?? '',
      date: place?.date ?? (todayIn(org_timezone ?? 'UTC') as string),
      ...defaults,
      places: '1',
      whom: 'site',
      skillIds: [] as string[],
      roleLabel: '',
      notes: '',
    },
  });
  const { isDirty, isSubmitting: pending } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const submit = form.handleSubmit(async ({ closesAt: _, ...shift }) => {
    try {
      await mutateAsync(shift);
      toast({ title: 'Shift offered', description: 'People are told in waves.' });
      onDone();
    } catch (error) {
      showFailure(form, 'Failed to offer the shift', error);
    }
  });
  return (
    <form
      aria-label="Offer a shift"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg border border-line p-4"
    >
      <FormField form={form} name="locationId" label="Location">
        {(control) => (
          <NativeSelect {...control}>
            <option value="">Choose a job site</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        <FormField form={form} name="date" label="Date" className="col-span-2 sm:col-span-1">
          {(control) => <Input type="date" {...control} />}
        </FormField>
        <ControlledFormField form={form} name="startTime" label="Start Time">
          {(control, field) => <TimeInput {...control} {...field} />}
        </ControlledFormField>
        <ControlledFormField form={form} name="endTime" label="End Time">
          {(control, field) => <TimeInput {...control} {...field} />}
        </ControlledFormField>
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <FormField form={form} name="places" label="People needed">
          {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
        </FormField>
        <FormField form={form} name="claims" label="Who gets it">
          {(control) => (
            <NativeSelect {...control}>
              <option value="first-come">Whoever is first</option>
              <option value="manager">A manager picks</option>
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="whom" label="For">
          {(control) => (
            <NativeSelect {...control}>
              <option value="site">People of the site</option>
              <option value="organisation">Everyone</option>
              {groups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField form={form} name="roleLabel" label="Role" optional>
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
      </div>
      <SkillChoices
        chosen={form.watch('skillIds')}
        onChosen={(ids) => form.setValue('skillIds', ids, { shouldDirty: true })}
      />
      <FormField form={form} name="notes" label="Notes" optional>
        {(control) => <Textarea rows={2} {...control} />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          Offer shift
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
