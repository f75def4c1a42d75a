import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Employee } from '#contract/api/employees';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { shiftGroupsQuery } from '../../../data/shift-groups';
import { ColorDot } from '../../../ui/ColorDot';
import { ControlledFormField } from '../../../ui/FormField';
import { Select } from '../../../ui/Select';
import { type EditValues, NO_GROUP } from './edit-values';

type ChooseGroupProps = {
  form: UseFormReturn<z.input<typeof EditValues>, unknown, z.output<typeof EditValues>>;
  employee: Employee;
  user: SessionUser;
};

export function ChooseGroup({ form, employee, user }: ChooseGroupProps) {
  const { data, isError } = useQuery(shiftGroupsQuery);
  const allowed = can(user, 'manage shift groups');
  // Until the list is there, and when it cannot be had, the employee's own group is still to be seen.
  const groups = data ?? (employee.shift_group ? [employee.shift_group] : []);
  const options = [
    { value: NO_GROUP, label: 'No group assigned' },
    ...groups.map(({ id, name, color_hex }) => ({
      value: id,
      label: name,
      icon: <ColorDot color={color_hex} />,
    })),
  ];
  return (
    <ControlledFormField
      form={form}
      name="group"
      label="Shift group"
      hint={hintFor(allowed, isError)}
    >
      {(control, { value, onChange }) => (
        <Select
          options={options}
          value={value}
          onValueChange={onChange}
          disabled={!allowed}
          {...control}
        />
      )}
    </ControlledFormField>
  );
}

function hintFor(allowed: boolean, failed: boolean): string | undefined {
  if (!allowed) return 'Only admins and owners move people between shift groups.';
  return failed ? 'Failed to load shift groups' : undefined;
}
