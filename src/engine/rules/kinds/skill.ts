// F18: skills that a shift needs, and that its person doesn't hold until its end.
import { dayNumber } from '../../time/dates';
import type { Book, SkillRequirement } from '../book';
import type { Kind, Search } from '../kind';
import type { RosterShift } from '../person';
import { SEVERITIES, type Severity } from '../rule';
import { PROBLEMS, type SkillProblem, skillProblem } from '../skill-problem';
import { positionsOn } from '../timeline';
import { dayText } from '../words';

export const skill: Kind<'skill'> = {
  reach: () => 0,
  find(search) {
    const { timeline, book, from, to } = search;
    if (book.requirements.length === 0) return;
    const { first, after } = positionsOn(timeline, from, to);
    for (let at = first; at < after; at += 1) {
      const shift = timeline.shifts[at] as RosterShift;
      for (const each of needsOf(book, shift)) check(search, shift, each);
    }
  },
  say: ({ from, about }) => {
    const [problem = '', name = ''] = about.split('\n');
    return {
      what: `${name} ${PROBLEMS[problem as SkillProblem] ?? ''}`,
      when: `on ${dayText(from)}`,
      limit: null,
    };
  },
};

/** The sets of skills of which one is needed, each once. */
function needsOf({ requirements }: Book, shift: RosterShift): readonly (readonly string[])[] {
  const needs = new Map<string, readonly string[]>();
  for (const requirement of requirements) {
    if (!isFor(requirement, shift)) continue;
    for (const id of requirement.allOf) needs.set(id, [id]);
    if (requirement.anyOf.length > 0) needs.set(requirement.anyOf.join('\n'), requirement.anyOf);
  }
  return [...needs.values()];
}

function isFor({ siteId, role, code }: SkillRequirement, shift: RosterShift): boolean {
  return (
    (siteId === null || siteId === shift.siteId) &&
    (role === null || role === shift.role) &&
    (code === null || code === shift.code)
  );
}

function check({ person, book, report }: Search, shift: RosterShift, need: readonly string[]) {
  const problems = need.map((id) => skillProblem(person, id, shift));
  if (problems.includes(null)) return;
  const skills = need.flatMap((id) => book.skills.get(id) ?? []);
  if (skills.length === 0) return;
  const day = dayNumber(shift.date);
  const problem = need.length === 1 ? problems[0] : 'missing';
  report({
    at: shift,
    shifts: [shift],
    from: day,
    to: day,
    measured: 0,
    limit: 1,
    about: `${problem}\n${skills.map(({ name }) => name).join(' or ')}`,
    severity: mildest(skills.map(({ severity }) => severity)),
  });
}

/** Where one of several skills is enough, none of them blocks more than the mildest. */
function mildest(severities: readonly Severity[]): Severity {
  return SEVERITIES.findLast((severity) => severities.includes(severity)) ?? 'warn';
}
