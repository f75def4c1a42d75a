// F23: the fingerprint of a finding's facts. An override carries it, and lapses when the facts change.
import type { Finding } from './finding';

// The same finding is asked for several times while a change is checked, and the same rule by every finding.
const known = new WeakMap<Finding, string>();
const figuresOf = new WeakMap<object, string>();

/** 14 hexadecimal digits. The same rule with the same figures, broken by the same shifts, gives the same. */
export function fingerprintOf(finding: Finding): string {
  const made = known.get(finding) ?? make(finding);
  known.set(finding, made);
  return made;
}

function make({ rule, personId, shifts, measured, limit, about }: Finding): string {
  const instants = shifts.map(({ start, end, siteId }) => `${start}-${end}@${siteId}`);
  const figures = figuresOf.get(rule.params) ?? inOneOrder(rule.params);
  figuresOf.set(rule.params, figures);
  return hash(
    [rule.id, rule.kind, figures, personId, measured, limit, about, ...instants].join('|'),
  );
}

/** The database doesn't keep the order of the figures. */
function inOneOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, each]) => `${name}:${inOneOrder(each)}`);
  return `{${entries.sort().join()}}`;
}

/** cyrb53: 53 bits, so that a fingerprint is the same on every machine without a library. */
function hash(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const number = 4294967296 * (2097151 & two) + (one >>> 0);
  return number.toString(16).padStart(14, '0');
}
