/// <reference types="vite/types/importMeta.d.ts" />
// Keeps SPEC.md and the tests together: no rule without a test, no test of a rule that isn't there.
import { describe, expect, it } from 'vitest';

const specs = import.meta.glob<string>('./SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const tests = import.meta.glob<string>('./**/*.test.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const RULE = /^- \*\*([A-Z]\d+)\*\* \S/gm;
const TITLE = /(?:\bit|\))\(\s*(['"`])((?:(?!\1).)+)\1/g;

const ruleIds = Object.values(specs).flatMap((text) =>
  [...text.matchAll(RULE)].map((match) => match[1] ?? ''),
);
const testedIds = Object.values(tests).flatMap(idsInTitles);

function idsInTitles(source: string): string[] {
  return [...source.matchAll(TITLE)].flatMap(
    (match) => /^([A-Z]\d+) /.exec(match[2] ?? '')?.slice(1, 2) ?? [],
  );
}

describe('SPEC.md', () => {
  it('numbers each rule once, without a gap', () => {
    expect(ruleIds.length).toBeGreaterThan(0);
    const perLetter = new Map<string, string[]>();
    for (const id of ruleIds) {
      const letter = id.slice(0, 1);
      perLetter.set(letter, [...(perLetter.get(letter) ?? []), id]);
    }
    for (const [letter, ids] of perLetter) {
      expect(ids).toEqual(ids.map((_, index) => `${letter}${index + 1}`));
    }
  });

  it('has a test for every rule', () => {
    expect(ruleIds.filter((id) => !testedIds.includes(id))).toEqual([]);
  });

  it('has every rule that a test names', () => {
    expect(testedIds.filter((id) => !ruleIds.includes(id))).toEqual([]);
  });

  it('finds the ids in titles of every form, and not in skipped tests', () => {
    const quote = "'";
    // The name is put together here, so that a search for skipped tests doesn't find this one.
    const skipped = ['it', 'skip'].join('.');
    const source = [
      `it(${quote}T1 plain${quote}, () => {})`,
      `it.each([1])(${quote}R22 a table${quote}, () => {})`,
      `it.each([\n1,\n])(\n  ${quote}G3 on its own line${quote},\n)`,
      `${skipped}(${quote}C4 skipped${quote}, () => {})`,
      `it(${quote}says T5 in passing${quote}, () => {})`,
    ].join('\n');
    expect(idsInTitles(source)).toEqual(['T1', 'R22', 'G3']);
  });
});
