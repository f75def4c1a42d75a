// Puts a new job site on the map at its capital city, found by town first and by state second.
interface Coordinates {
  latitude: number;
  longitude: number;
}

const CAPITALS: { town: string; states: string[]; at: Coordinates }[] = [
  {
    town: 'sydney',
    states: ['nsw', 'new south wales'],
    at: { latitude: -33.8688, longitude: 151.2093 },
  },
  {
    town: 'melbourne',
    states: ['vic', 'victoria'],
    at: { latitude: -37.8136, longitude: 144.9631 },
  },
  {
    town: 'brisbane',
    states: ['qld', 'queensland'],
    at: { latitude: -27.4698, longitude: 153.0251 },
  },
  {
    town: 'perth',
    states: ['wa', 'western australia'],
    at: { latitude: -31.9523, longitude: 115.8613 },
  },
  {
    town: 'adelaide',
    states: ['sa', 'south australia'],
    at: { latitude: -34.9285, longitude: 138.6007 },
  },
  { town: 'hobart', states: ['tas', 'tasmania'], at: { latitude: -42.8821, longitude: 147.3272 } },
  {
    town: 'darwin',
    states: ['nt', 'northern territory'],
    at: { latitude: -12.4634, longitude: 130.8456 },
  },
  {
    town: 'canberra',
    states: ['act', 'australian capital territory'],
    at: { latitude: -35.2809, longitude: 149.13 },
  },
];

/** Whether a pin stands where we put it, at the capital city: nobody has set it yet. */
export function isAtCapital(pin: { latitude: number | null; longitude: number | null }): boolean {
  return CAPITALS.some(({ at }) => at.latitude === pin.latitude && at.longitude === pin.longitude);
}

/** Null outside Australia: no pin is better than a wrong one. */
export function coordinatesOfPlace(place: {
  country: string;
  state: string;
  town: string;
}): Coordinates | null {
  if (place.country !== 'Australia') return null;
  const town = place.town.trim().toLowerCase();
  const state = place.state.trim().toLowerCase();
  const capital =
    CAPITALS.find((candidate) => candidate.town === town) ??
    CAPITALS.find((candidate) => candidate.states.includes(state));
  return capital?.at ?? null;
}
