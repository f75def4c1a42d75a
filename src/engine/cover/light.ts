// The lights of cover, and the one character that tells the two lights of a day with their figures.

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
  /** How many people too few or too many each light stands for; 9 for more. */
  publishedBy: number;
  withDraftsBy: number;
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const PAIRS = LIGHTS.length ** 2;
const FIGURES = 10;

/** K13: 'a' to 'y' where nobody is missing or too many, and further characters with the figures. */
export function letterOf(day: DayLights): string {
  const pair = LIGHTS.indexOf(day.published) * LIGHTS.length + LIGHTS.indexOf(day.withDrafts);
  const figures = upToNine(day.publishedBy) * FIGURES + upToNine(day.withDraftsBy);
  return String.fromCharCode(FIRST_LETTER + figures * PAIRS + pair);
}

/** Undefined for a character that isn't one of ours. */
export function lightsOf(letter: string): DayLights | undefined {
  const number = letter.charCodeAt(0) - FIRST_LETTER;
  const [figures, pair] = [Math.floor(number / PAIRS), number % PAIRS];
  const published = LIGHTS[Math.floor(pair / LIGHTS.length)];
  const withDrafts = LIGHTS[pair % LIGHTS.length];
  if (!published || !withDrafts || figures >= FIGURES ** 2) return undefined;
  return {
    published,
    withDrafts,
    publishedBy: Math.floor(figures / FIGURES),
    withDraftsBy: figures % FIGURES,
  };
}

function upToNine(count: number): number {
  return Math.min(count, FIGURES - 1);
}
