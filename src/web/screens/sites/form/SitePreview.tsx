import { Clock, MapPin } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { zoneOfPlace } from '#engine/time/zone-of-place';
import { zoneName } from '../zone-name';
import { composeAddress, type NewSite } from './new-site';

function zoneText({ country, state, town }: NewSite): string {
  if (state.trim() === '' && country !== 'New Zealand' && country !== 'United Kingdom') {
    return 'The time zone follows from the state.';
  }
  const zone = zoneOfPlace({ country, state, town });
  if (zone === 'UTC') return `No time zone is known for "${state.trim()}": times here will be UTC.`;
  return `Times here will follow ${zoneName(zone)}.`;
}

/** What the server will make of the address, before it is asked. */
export function SitePreview({ control }: { control: Control<NewSite> }) {
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
