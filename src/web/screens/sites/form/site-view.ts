import type { Location } from '#contract/api/locations';
import type { MapView } from '../../../components/map/open-map';

const AUSTRALIA: MapView = { center: [134, -27.5], zoom: 2.4 };
const COUNTRIES: Record<string, MapView> = {
  Australia: AUSTRALIA,
  'New Zealand': { center: [172.8, -41], zoom: 3.7 },
  'United Kingdom': { center: [-3, 54.8], zoom: 3.9 },
  'United States': { center: [-97, 39], zoom: 2.3 },
  Canada: { center: [-95, 58], zoom: 1.8 },
};
const AROUND_A_PIN = 10;

/** Around the pin, or the whole country when there is none. */
export function viewOf({ latitude, longitude, country }: Location): MapView {
  if (latitude !== null && longitude !== null) {
    return { center: [longitude, latitude], zoom: AROUND_A_PIN };
  }
  return COUNTRIES[country ?? ''] ?? AUSTRALIA;
}
