/// <reference types="vite/types/importMeta.d.ts" />
// The engine must give the same answer on every machine and on every day. So it may not use the clock, the machine's
// own zone or language, chance, the outside world or another package.
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const IMPURE: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    'the clock',
    /\bDate\.now\b|\bnew Date(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(|\bperformance\b/,
  ],
  ['the clock', /\bTemporal\.Now\b|\bset(?:Timeout|Interval|Immediate)\b/],
  ['the clock, inside Temporal', /\bgetTimeZoneTransition\b/],
  ['the zone of the machine', /\.[gs]et(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/],
  ['the zone of the machine', /\bnew Date\([^()]*,/],
  ['the language of the machine', /\.toLocale\w+\(|\bIntl\.\w+\(\s*\)|\.localeCompare\(/],
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  ['the outside world', /\b(?:process|globalThis|window|document|fetch|console|require)\b[.(]/],
  ['the outside world', /\bimport\.meta\b|\bimport\(/],
];

const IMPORT = /\b(?:from|import)\s*(['"])([^'"]+)\1/g;

function impurities(source: string): string[] {
  const reached = IMPURE.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);
  const packages = [...source.matchAll(IMPORT)]
    .map((match) => match[2] ?? '')
    .filter((from) => !/^(?:\.{1,2}\/|#engine\/)/.test(from) && from !== 'temporal-polyfill');
  return [...reached, ...packages.map((name) => `package ${name}`)];
}

describe('the engine', () => {
  it.each(Object.keys(sources))('%s is pure', (file) =>
    expect(impurities(sources[file] ?? '')).toEqual([]),
  );

  it('is checked as a whole', () => {
    expect(Object.keys(sources)).toContain('./time/zone-offsets.ts');
    expect(Object.keys(sources).filter((file) => file.includes('test'))).toEqual([]);
  });

  it.each([
    'const now = Date.now();',
    'const now = new Date();',
    'const now = new Date;',
    'const now = Date();',
    'Temporal.Now.instant()',
    "there.getTimeZoneTransition('next')",
    'new Date(at).getHours()',
    'new Date(2026, 9, 3)',
    'new Date(at).toLocaleDateString()',
    'new Intl.DateTimeFormat()',
    'Math.random()',
    'crypto.randomUUID()',
    'process.env.TZ',
    "await fetch('/api')",
    "import { readFileSync } from 'node:fs';",
    'import { z } from "zod";',
    "import 'temporal-polyfill/global';",
    "const fs = await import('node:fs');",
    "import { x } from '#contract/limits';",
  ])('would not be pure with %s', (source) => expect(impurities(source)).not.toEqual([]));

  it.each([
    'new Date(day * DAY_MS).toISOString()',
    'Date.UTC(2026, 9, 3)',
    'new Date(Date.UTC(year, month, 1)).toISOString()',
    "import { Temporal } from 'temporal-polyfill';",
    "import { addDays } from './dates';",
    "import type { Zone } from '#engine/time/kinds';",
  ])('stays pure with %s', (source) => expect(impurities(source)).toEqual([]));
});
