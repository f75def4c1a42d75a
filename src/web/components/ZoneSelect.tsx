import type { ComponentProps } from 'react';
import { NativeSelect } from '../ui/NativeSelect';
import { zoneChoices } from './zone-choices';

type ZoneSelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  ownZone: string;
  others?: readonly string[] | undefined;
  /** Zones of the organisation's job sites. */
  siteZones?: readonly string[] | undefined;
  value: string;
  onChange: (zone: string) => void;
};

export function ZoneSelect(all: ZoneSelectProps) {
  const { ownZone, others, siteZones, value, onChange, ...props } = all;
  return (
    <NativeSelect {...props} value={value} onChange={({ target }) => onChange(target.value)}>
      {zoneChoices(ownZone, value, others, siteZones).map(({ label, zones }) => (
        <optgroup key={label} label={label}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
