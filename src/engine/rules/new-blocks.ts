// F24: the blocks that a change adds. What was wrong before doesn't count, unless the change makes it worse.
import type { Finding } from './finding';
import { fingerprintOf } from './fingerprint';

/** `overridden` holds the fingerprints of the findings that someone allowed. */
export function newBlocks(
  before: readonly Finding[],
  after: readonly Finding[],
  overridden: ReadonlySet<string> = new Set(),
): Finding[] {
  const [old, now] = [blocksByFacts(before), blocksByFacts(after)];
  const gone = [...old].flatMap(([facts, finding]) => (now.has(facts) ? [] : finding));
  const added = [...now].flatMap(([facts, finding]) =>
    old.has(facts) || overridden.has(facts) ? [] : finding,
  );
  return matters(gone, added)
    .filter((matter) => excessOf(matter.after) > excessOf(matter.before))
    .flatMap((matter) => matter.after);
}

function blocksByFacts(findings: readonly Finding[]): Map<string, Finding> {
  const blocks = findings.filter(({ severity }) => severity === 'block');
  return new Map(blocks.map((finding) => [fingerprintOf(finding), finding]));
}

/** Findings before and after the change that are about the same thing. */
interface Matter {
  before: Finding[];
  after: Finding[];
}

/**
 * One finding may become two: clearing a day in the middle of a long run leaves two shorter runs. So findings are
 * compared by what they are about, and not one by one.
 */
function matters(before: readonly Finding[], after: readonly Finding[]): Matter[] {
  let found: Matter[] = [];
  const add = (finding: Finding, side: keyof Matter) => {
    const joined: Matter = { before: [], after: [] };
    joined[side].push(finding);
    found = found.filter((matter) => {
      const same = [...matter.before, ...matter.after].some((other) => isAlike(finding, other));
      if (!same) return true;
      joined.before.push(...matter.before);
      joined.after.push(...matter.after);
      return false;
    });
    found.push(joined);
  };
  for (const finding of before) add(finding, 'before');
  for (const finding of after) add(finding, 'after');
  return found;
}

function isAlike(one: Finding, other: Finding): boolean {
  if (one.rule.id !== other.rule.id || one.personId !== other.personId) return false;
  if (one.about !== other.about) return false;
  if (one.from <= other.to && other.from <= one.to) return true;
  return one.shifts.some(({ id }) => other.shifts.some((shift) => shift.id === id));
}

function excessOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { excess }) => sum + excess, 0);
}
