import type { ComponentProps } from 'react';
import type { Employee } from '#contract/api/employees';
import { useShiftGroups } from '../../../data/shift-groups';
import { ColorDot } from '../../../ui/ColorDot';
import { Select } from '../../../ui/Select';
import { NO_GROUP } from './edit-values';

type GroupSelectProps = Omit<ComponentProps<typeof Select<string>>, 'options'> & {
  /** The person's own group is shown while the list loads, and when it can't be loaded. */
  own?: Employee['shift_group'] | undefined;
};

export function GroupSelect({ own, ...select }: GroupSelectProps) {
  const { data } = useShiftGroups();
  const groups = data ?? (own ? [own] : []);
  const options = [
    { value: NO_GROUP, label: 'No group assigned' },
    ...groups.map(({ id, name, color_hex }) => ({
      value: id,
      label: name,
      icon: <ColorDot color={color_hex} />,
    })),
  ];
  return <Select options={options} {...select} />;
}
