import { MapPin } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import { usePlaces } from '../../../data/places';
import { addressLines } from './address-lines';

export function ShiftPlace({ shift }: { shift: Shift }) {
  const { data: places } = usePlaces();
  const place = places?.find(({ id }) => id === shift.location_id);
  return (
    <div className="flex gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{shift.location_name}</p>
        {place && (
          <address className="text-base text-muted not-italic sm:text-sm">
            {addressLines(place).map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))}
          </address>
        )}
      </div>
    </div>
  );
}
