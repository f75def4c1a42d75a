// What the rules find in a window of days: counted by rule, and the first ones in words. What was found for each person is
// kept in memory until something changes that it depends on: reading it anew takes several times as long as the cells.
import { setImmediate } from 'node:timers/promises';
import type { listFindings as endpoint, RosterFinding } from '#contract/api/rules';
import type { QueryOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { bookFor } from '#engine/rules/book-for';
import { check, type Days } from '#engine/rules/check';
import type { Finding } from '#engine/rules/finding';
import { SEVERITIES } from '#engine/rules/rule';
import type { TenantScope } from '../../db/database';
import { type People, peopleOfGroups } from '../employees/people-of-groups';
import { requireEmployees } from '../roster/cells.queries';
import { listPeopleSince } from '../roster/change-log';
import { findRevision } from '../roster/revision';
import { factsOf } from './facts-of';
import { countsOf, inWords } from './in-words';
import { loadBook } from './load-book';
import { loadPeople } from './load-people';
import { listOverrides } from './overrides';

interface FoundOfPerson {
  name: string;
  findings: Finding[];
}

/**
 * Everyone who was asked for has an entry, unless nothing is asked of anyone. Never changed once others may read it: a
 * newer revision gets a copy.
 */
type FoundByPerson = ReadonlyMap<string, FoundOfPerson>;

/** What was found for the people of some groups. */
interface Known {
  revision: number;
  facts: string;
  found: FoundByPerson;
  answer: Answer;
}

type Answer = Awaited<ReturnType<typeof answerOf>>;

type ListFindings = (scope: TenantScope, query: QueryOf<typeof endpoint>) => Promise<Answer>;

const MOST_ORGANISATIONS = 200;
const MOST_WINDOWS = 3;
/** A large roster is read by its groups. */
const MOST_PARTS = 40;
/** With more, something is wrong with the rules, and memory is worth more than the time. */
const MOST_FINDINGS = 20_000;
/** Other calls have their turn after so many people. */
const PEOPLE_AT_ONCE = 100;

export function createFindings(): ListFindings {
  // The organisation that was read last is at the end, and so are its window and the groups.
  const organisations = new Map<string, Map<string, Map<string, Known>>>();

  return async (scope, { employeeId, groups, ...days }) => {
    if (employeeId) {
      await requireEmployees(scope, [employeeId]);
      return answerOf(scope, await findFor(scope, [employeeId], days));
    }
    const windows = organisations.get(scope.orgId) ?? new Map<string, Map<string, Known>>();
    keep(organisations, scope.orgId, windows, MOST_ORGANISATIONS);
    const window = `${days.from} ${days.to}`;
    const parts = windows.get(window) ?? new Map<string, Known>();
    keep(windows, window, parts, MOST_WINDOWS);
    const part = groups ?? 'everyone';
    const known = await upToNow(scope, days, groups, parts.get(part));
    keep(parts, part, known, MOST_PARTS);
    const findings = [...parts.values()].reduce((sum, { found }) => sum + countOf(found), 0);
    if (findings > MOST_FINDINGS) parts.clear();
    return known.answer;
  };
}

/** As the last one; the first one goes when there are too many. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [first] = kept.keys();
  if (kept.size > most && first !== undefined) kept.delete(first);
}

async function upToNow(
  scope: TenantScope,
  days: Days,
  groups: string | undefined,
  before?: Known,
): Promise<Known> {
  // Before what is found: a change in between makes them too old, never too new.
  const revision = await findRevision(scope);
  const people = await peopleOfGroups(scope, groups);
  const facts = await factsOf(scope, people);
  const same = before?.facts === facts ? before : undefined;
  if (same?.revision === revision) return same;
  const changed = same && (await listPeopleSince(scope, { since: same.revision, revision }));
  const stale = changed?.filter((id) => same?.found.has(id));
  // The change was somewhere else.
  if (same && stale?.length === 0) return { ...same, revision };
  const found = new Map([
    ...((stale && same?.found) ?? []),
    ...(await findFor(scope, stale ?? people, days)),
  ]);
  return { revision, facts, found, answer: await answerOf(scope, found) };
}

async function findFor(scope: TenantScope, people: People, days: Days): Promise<FoundByPerson> {
  const book = await loadBook(scope, days);
  const found = new Map<string, FoundOfPerson>();
  // A book that asks for nothing finds nothing, and a large organisation's people would take seconds to read.
  if (book.rules.length === 0 && book.requirements.length === 0) return found;
  for (const person of await loadPeople(scope, people, days, book)) {
    const findings = check(person, bookFor(person, book), days);
    found.set(person.id, { name: person.name, findings });
    if (found.size % PEOPLE_AT_ONCE === 0) await setImmediate();
  }
  return found;
}

function countOf(found: FoundByPerson): number {
  return [...found.values()].reduce((sum, { findings }) => sum + findings.length, 0);
}

async function answerOf(scope: TenantScope, found: FoundByPerson) {
  const all = [...found.values()].flatMap(({ findings }) => findings);
  // The severe ones first: where there are too many, notes are left out before blocks.
  const shown = SEVERITIES.flatMap((severity) =>
    all.filter((finding) => finding.severity === severity),
  ).slice(0, LIMITS.findings);
  const overrides = await listOverrides(scope, [...new Set(shown.map(({ personId }) => personId))]);
  return {
    counts: countsOf(all),
    findings: shown.map((finding) => {
      const words = wordsOf(finding, found.get(finding.personId)?.name ?? '');
      return { ...words, override: overrides.get(words.fingerprint) ?? null };
    }),
  };
}

/** A finding says the same as long as it is kept. */
const inWordsBefore = new WeakMap<Finding, RosterFinding>();

function wordsOf(finding: Finding, name: string): RosterFinding {
  const words = inWordsBefore.get(finding) ?? inWords(finding, name);
  inWordsBefore.set(finding, words);
  return words;
}
