import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Location } from '#contract/api/locations';
import { isAtCapital } from '#engine/capital-coordinates';
import { Basemap } from '../../../components/map/Basemap';
import { type Coordinates, roundCoordinates } from '../../../components/map/coordinates';
import { MovablePin } from '../../../components/map/MovablePin';
import type { MapView } from '../../../components/map/open-map';
import { Button } from '../../../ui/Button';
import { FormField } from '../../../ui/FormField';
import { Input } from '../../../ui/Input';
import { pinOf, type SiteChanges, type SiteFormValues } from './site-changes';

const AUSTRALIA: MapView = { center: [134, -27.5], zoom: 2.4 };

const COUNTRIES: Record<string, MapView> = {
  Australia: AUSTRALIA,
  'New Zealand': { center: [172.8, -41], zoom: 3.7 },
  'United Kingdom': { center: [-3, 54.8], zoom: 3.9 },
  'United States': { center: [-97, 39], zoom: 2.3 },
  Canada: { center: [-95, 58], zoom: 1.8 },
};

const AROUND_A_PIN = 10;

type PinFieldsProps = {
  form: UseFormReturn<SiteFormValues, unknown, SiteChanges>;
  site: Location;
};

const quietly = { shouldDirty: true, shouldTouch: true };

export function PinFields({ form, site }: PinFieldsProps) {
  const [latitude, longitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const pin = pinOf(latitude, longitude);
  const headingId = useId();

  function put(latitude: string, longitude: string) {
    form.setValue('latitude', latitude, quietly);
    form.setValue('longitude', longitude, quietly);
    form.clearErrors(['latitude', 'longitude']);
  }

  function move(to: Coordinates) {
    const rounded = roundCoordinates(to);
    put(String(rounded.latitude), String(rounded.longitude));
  }

  function remove() {
    put('', '');
    // The button goes with the pin and would take the focus with it.
    form.setFocus('latitude');
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot share a line with a button
    <div role="group" aria-labelledby={headingId} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex h-5 items-center justify-between gap-3">
        <h3 id={headingId} className="text-sm font-medium">
          Pin on the map
        </h3>
        {(latitude !== '' || longitude !== '') && (
          <Button variant="link" size="sm" onClick={remove}>
            Remove pin
          </Button>
        )}
      </div>
      <Basemap
        label={`Map of ${site.name}`}
        view={viewOf(site)}
        otherwise="Enter the latitude and longitude below."
        className="h-64 md:h-auto md:min-h-64 md:flex-1"
      >
        <MovablePin label={`Pin of ${site.name}`} at={pin} onMove={move} />
        <p className="pointer-events-none absolute top-2 left-2 z-10 max-w-[calc(100%-4rem)] rounded-sm bg-raised/85 px-1.5 py-0.5 text-xs">
          {pin ? 'Drag the pin or click the map' : 'No pin yet. Click the map to add one.'}
        </p>
      </Basemap>
      {/* Always there: the map would move under the mouse when the text goes. */}
      <p className="min-h-5 text-sm text-muted">
        {pin && isAtCapital(pin) && 'Approximate: at the capital city'}
      </p>
      <div className="mt-1 grid grid-cols-2 gap-4">
        <FormField form={form} name="latitude" label="Latitude">
          {(control) => (
            <Input type="number" step="0.0001" min={-90} max={90} inputMode="text" {...control} />
          )}
        </FormField>
        <FormField form={form} name="longitude" label="Longitude">
          {(control) => (
            <Input type="number" step="0.0001" min={-180} max={180} inputMode="text" {...control} />
          )}
        </FormField>
      </div>
    </div>
  );
}

/** The map opens around the pin, or on the whole country when there is none. */
function viewOf({ latitude, longitude, country }: Location): MapView {
  if (latitude !== null && longitude !== null) {
    return { center: [longitude, latitude], zoom: AROUND_A_PIN };
  }
  return COUNTRIES[country ?? ''] ?? AUSTRALIA;
}
