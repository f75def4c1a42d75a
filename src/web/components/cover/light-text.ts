// The lights of cover in words, and as a shape with a number, so that colour is never alone.

import { counted } from '#engine/counted';
import { type DayLights, LIGHTS, type Light } from '#engine/cover/light';

const SHAPES: Record<Light, string> = {
  'nothing-asked': '',
  enough: '✓',
  'too-many': '▲',
  'below-target': '▽',
  'below-minimum': '▼',
};

export const LIGHT_COLORS: Record<Light, string> = {
  'nothing-asked': 'text-muted',
  enough: 'text-brand',
  'too-many': 'text-text',
  'below-target': 'text-warn',
  'below-minimum': 'text-danger',
};

export interface Figure {
  light: Light;
  by: number;
}

/** '▼2', '✓' */
export function lightMark({ light, by }: Figure): string {
  return `${SHAPES[light]}${by > 0 ? by : ''}`;
}

/** The classes of cover-light.css: dashed where only drafts make it so. */
export function lightClasses({ published, withDrafts }: DayLights): string {
  return `cover-light ${withDrafts}${published === withDrafts ? '' : ' drafts'}`;
}

/** The worse of two days: for several sites in one marker. */
export function worseLights(one: DayLights, other: DayLights): DayLights {
  const severity = ({ withDrafts, withDraftsBy }: DayLights) =>
    LIGHTS.indexOf(withDrafts) * 100 + withDraftsBy;
  return severity(other) > severity(one) ? other : one;
}

/** '2 people below the minimum' */
export function lightText({ light, by }: Figure): string {
  const people = counted(by, 'person', 'people');
  if (light === 'below-minimum') return `${people} below the minimum`;
  if (light === 'below-target') return `${people} below the target`;
  if (light === 'too-many') return `${people} too many`;
  return light === 'enough' ? 'enough people' : 'nobody is needed';
}

/** '1 person below the minimum; with drafts: enough people' */
export function dayText({ published, withDrafts, publishedBy, withDraftsBy }: DayLights): string {
  const now = lightText({ light: published, by: publishedBy });
  const then = lightText({ light: withDrafts, by: withDraftsBy });
  return now === then ? now : `${now}; with drafts: ${then}`;
}
