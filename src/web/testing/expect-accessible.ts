// axe on what the browser shows now, in the light and in the dark theme.
import type {} from '@vitest/browser-playwright';
import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

const LIGHT = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that a change of colours can break. */
const DARK = ['color-contrast', 'link-in-text-block'];

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

// axe reads the same few colours again for every element, and working out an oklch() took a fifth of its time.
type ColorClass = { prototype: Color & { parseString(text: string): Color } };
const { prototype } = (axe.commons as unknown as { color: { Color: ColorClass } }).color.Color;
const { parseString } = prototype;
const parsed = new Map<string, Color>();
prototype.parseString = function (text) {
  const known = parsed.get(text);
  if (known) return Object.assign(this, known);
  const { r, g, b, alpha } = parseString.call(this, text);
  parsed.set(text, { r, g, b, alpha });
  return this;
};

export async function expectAccessible(part: Element = document.body): Promise<void> {
  await expectAccessibleInLight(part);
  try {
    await setTheme('dark');
    await expectNothing(part, { runOnly: { type: 'rule', values: DARK } });
  } finally {
    await setTheme('light');
  }
}

/** For another width of a page whose dark colours have been looked at: they are the same few. */
export async function expectAccessibleInLight(part: Element = document.body): Promise<void> {
  await expectNothing(part, { runOnly: { type: 'tag', values: LIGHT } });
}

async function setTheme(theme: 'light' | 'dark'): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** A box that scrolls takes the focus only some frames after it came, so what is found is looked for once more. */
async function expectNothing(part: Element, options: axe.RunOptions): Promise<void> {
  let found = await findFaults(part, options);
  if (found.length > 0) {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    found = await findFaults(part, options);
  }
  expect(found).toEqual([]);
}

async function findFaults(part: Element, options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(part, { ...options, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target)}`);
}
