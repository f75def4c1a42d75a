import { describe, expect, it } from 'vitest';

type FileReader = { readFileSync(path: URL, encoding: 'utf8'): string };
type Runtime = { process: { getBuiltinModule(id: 'node:fs'): FileReader } };

// Vitest answers '' to an import of a stylesheet, even with ?raw.
const { readFileSync } = (globalThis as unknown as Runtime).process.getBuiltinModule('node:fs');
const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

type Rgb = readonly [red: number, green: number, blue: number];
type Palette = ReadonlyMap<string, Rgb>;

function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function readPalette(block: string): Palette {
  const declaration = /--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;
  return new Map(
    [...block.matchAll(declaration)].map(([, name = '', l, c, h]) => [
      name,
      linearRgb(Number(l), Number(c), Number(h)),
    ]),
  );
}

function luminance([red, green, blue]: Rgb): number {
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

function contrast(palette: Palette, front: string, back: string): number {
  const pair = [front, back].map((name) => {
    const colour = palette.get(name);
    if (!colour) throw new Error(`tokens.css has no opaque --color-${name}`);
    return luminance(colour);
  });
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

const [, light = '', dark = ''] = css.split(/@theme static \{|\[data-theme=.dark.\] \{/);
const themes = [
  { theme: 'light', palette: readPalette(light) },
  { theme: 'dark', palette: readPalette(dark) },
];

const surfaces = ['background', 'surface', 'raised', 'subtle', 'weekend'];
const softs = ['brand-soft', 'warn-soft', 'danger-soft', 'info-soft'];
const cells = ['off', 'sick', 'holiday', 'auto', 'manual'];
const tones = ['brand', 'warn', 'danger', 'info'];

const each = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back })));

const readable = [
  ...each(['text'], [...surfaces, ...softs, ...cells]),
  ...each(['muted'], [...surfaces, ...softs]),
  ...each(tones, ['background', 'surface', 'raised', 'subtle']),
  ...tones.map((tone) => ({ front: tone, back: `${tone}-soft` })),
  ...each(['brand-text'], ['brand', 'brand-hover']),
  ...each(['danger-text'], ['danger', 'danger-hover']),
];

const visible = [
  ...each(['line-strong', 'draft', 'today'], surfaces),
  ...each(['focus'], [...surfaces, ...softs, ...cells]),
  ...each(['background'], ['brand', 'danger']),
];

describe.each(themes)('the $theme theme', ({ palette }) => {
  it.each([...palette])('shows %s as written, inside sRGB', (_name, rgb) => {
    expect(Math.min(...rgb)).toBeGreaterThan(-0.003);
    expect(Math.max(...rgb)).toBeLessThan(1.003);
  });

  it.each(readable)('text $front on $back has at least 4.5:1', ({ front, back }) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('line $front on $back has at least 3:1', ({ front, back }) => {
    expect(contrast(palette, front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('both themes declare the same colours', () => {
  const names = (block: string) => [...block.matchAll(/--color-[a-z-]+(?=:)/g)].map(String);
  expect(names(dark)).toEqual(names(light));
});

it('black on white has the known contrast', () => {
  const palette = readPalette('--color-white: oklch(1 0 0); --color-black: oklch(0 0 0);');
  expect(contrast(palette, 'black', 'white')).toBeCloseTo(21, 2);
});
