// The basemap's colours: the theme's tokens, in a notation that the map library reads.

const TOKENS = {
  light: {
    land: 'background',
    water: 'info-soft',
    line: 'line-strong',
    city: 'text',
    suburb: 'muted',
  },
  dark: {
    land: 'subtle',
    water: 'background',
    line: 'line-strong',
    city: 'text',
    suburb: 'muted',
  },
} as const;

export type MapColors = Record<keyof (typeof TOKENS)['light'], string>;

function isDark(): boolean {
  return document.documentElement.dataset.theme === 'dark';
}

/** Paints a pixel to get the RGB, because the map library can't read the tokens' OKLCH. */
function toRgb(brush: CanvasRenderingContext2D, color: string): string {
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

export function readMapColors(): MapColors {
  const tokens = TOKENS[isDark() ? 'dark' : 'light'];
  const styles = getComputedStyle(document.documentElement);
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (token: string) => {
    const color = styles.getPropertyValue(`--color-${token}`).trim();
    return brush ? toRgb(brush, color) : 'gray';
  };
  return {
    land: read(tokens.land),
    water: read(tokens.water),
    line: read(tokens.line),
    city: read(tokens.city),
    suburb: read(tokens.suburb),
  };
}

/** Calls back when the theme changes, until the returned function is called. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
