// The lights of cover, and the one character that tells the two lights of a day.

/** From the least to the most severe. */
export const LIGHTS = [
  'nothing-asked',
  'enough',
  'too-many',
  'below-target',
  'below-minimum',
] as const;
export type Light = (typeof LIGHTS)[number];

export interface DayLights {
  /** With published shifts alone. */
  published: Light;
  withDrafts: Light;
}

const FIRST_LETTER = 'a'.charCodeAt(0);

/** K13: 'a' to 'y'. */
export function letterOf({ published, withDrafts }: DayLights): string {
  const number = LIGHTS.indexOf(published) * LIGHTS.length + LIGHTS.indexOf(withDrafts);
  return String.fromCharCode(FIRST_LETTER + number);
}

/** Undefined for a character that isn't one of ours. */
export function lightsOf(letter: string): DayLights | undefined {
  const number = letter.charCodeAt(0) - FIRST_LETTER;
  const published = LIGHTS[Math.floor(number / LIGHTS.length)];
  const withDrafts = LIGHTS[number % LIGHTS.length];
  return published && withDrafts ? { published, withDrafts } : undefined;
}
