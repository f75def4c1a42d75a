import { useMemo } from 'react';
import type { Organization } from '#contract/api/organization';
import { NewerVersionAlert } from '../../../components/newer-version/NewerVersionAlert';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { ZoneSelect } from '../../../components/ZoneSelect';
import { zonesEverywhere } from '../../../components/zone-choices';
import { Dialog } from '../../../ui/Dialog';
import { FormActions } from '../../../ui/FormActions';
import { ControlledFormField, FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import { SettingsForm, settingsOf } from './organization-values';
import { useOrganizationForm } from './use-organization-form';

type SettingsDialogProps = {
  organization: Organization;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const WEEK_STARTS = [
  { value: 'monday', label: 'Monday' },
  { value: 'sunday', label: 'Sunday' },
] as const;

const section = 'grid gap-x-6 gap-y-4 sm:grid-cols-2';
const legend = 'mb-3 text-sm font-semibold';

export function SettingsDialog({ organization, open, onOpenChange }: SettingsDialogProps) {
  const { form, submit, dirty, pending, conflict } = useOrganizationForm(
    SettingsForm,
    organization,
    settingsOf,
    () => onOpenChange(false),
  );
  const others = useMemo(zonesEverywhere, []);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Organization Settings"
      description="These apply to everyone in your organisation."
      size="lg"
      dirty={dirty}
      onSubmit={submit}
      footer={
        <FormActions pending={pending}>{pending ? 'Saving...' : 'Save settings'}</FormActions>
      }
    >
      <div className="flex flex-col gap-6">
        <NewerVersionAlert {...conflict} />
        <fieldset>
          <legend className={legend}>Time</legend>
          <div className={section}>
            <ControlledFormField
              form={form}
              name="timezone"
              label="Time zone"
              hint="Sets when today and this week begin. Job sites keep their own time zones."
            >
              {(control, field) => (
                <ZoneSelect
                  {...control}
                  {...field}
                  ownZone={organization.timezone}
                  others={others}
                />
              )}
            </ControlledFormField>
            <ControlledFormField
              form={form}
              name="week_starts_on"
              label="Week starts on"
              hint="Used in calendars, copied weeks, printouts and totals."
            >
              {(control, { value, onChange }) => (
                <Select options={WEEK_STARTS} value={value} onValueChange={onChange} {...control} />
              )}
            </ControlledFormField>
          </div>
        </fieldset>
        <fieldset>
          <legend className={legend}>New shifts</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:gap-x-6">
            <ControlledFormField form={form} name="default_shift_start" label="Default shift start">
              {(control, field) => <TimeInput {...control} {...field} />}
            </ControlledFormField>
            <ControlledFormField form={form} name="default_shift_end" label="Default shift end">
              {(control, field) => <TimeInput {...control} {...field} />}
            </ControlledFormField>
          </div>
        </fieldset>
        <fieldset>
          <legend className={legend}>Auto-Roster Wizard</legend>
          <div className={section}>
            <FormField
              form={form}
              name="default_min_rest_hours"
              label="Minimum rest between shifts"
              hint="Hours, 0 to 24."
            >
              {(control) => <Input inputMode="decimal" autoComplete="off" {...control} />}
            </FormField>
            <FormField
              form={form}
              name="default_max_consecutive_nights"
              label="Maximum nights in a row"
              hint="1 to 14."
            >
              {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
            </FormField>
          </div>
        </fieldset>
        <fieldset>
          <legend className={legend}>Availability</legend>
          <div className={section}>
            <FormField
              form={form}
              name="availability_closes_days"
              label="Availability closes"
              hint="Days ahead, 0 to 90. Employees can't change their availability for days closer than this."
            >
              {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
            </FormField>
          </div>
        </fieldset>
      </div>
    </Dialog>
  );
}
