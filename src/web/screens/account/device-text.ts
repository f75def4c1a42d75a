// First match wins: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What a browser says of itself, in words: 'Firefox on Windows'. */
export function deviceText(userAgent: string | null): string {
  const browser = nameIn(BROWSERS, userAgent) ?? 'Unknown browser';
  const system = nameIn(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(names: [RegExp, string][], userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
}
