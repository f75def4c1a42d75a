// What is wrong with someone's skill for a shift, if anything is.
import { dateAt } from '../time/instants';
import type { Instant } from '../time/kinds';
import type { Holding, Person, RosterShift } from './person';

export const PROBLEMS = {
  expires: 'expires during the shift',
  expired: 'has expired',
  'not-yet': "isn't valid yet",
  unverified: "isn't verified",
  missing: 'is missing',
} as const;
export type SkillProblem = keyof typeof PROBLEMS;

/** The part of a shift that a skill must last for. */
type WorkedTime = Pick<RosterShift, 'start' | 'end' | 'zone'>;

/** Null when a verified holding is valid from the start of the shift to its end, on the clock of its site. */
export function skillProblem(
  { holdings }: Pick<Person, 'holdings'>,
  skillId: string,
  shift: WorkedTime,
): SkillProblem | null {
  const own = holdings.filter((holding) => holding.skillId === skillId);
  const verified = own.filter((holding) => holding.verified);
  const problems = verified.map((holding) => problemWith(holding, shift));
  if (problems.includes(null)) return null;
  const nearest = (['expires', 'not-yet', 'expired'] as const).find((one) =>
    problems.includes(one),
  );
  return nearest ?? (own.length > 0 ? 'unverified' : 'missing');
}

function problemWith({ validFrom, validTo }: Holding, { start, end, zone }: WorkedTime) {
  if (validFrom !== null && dateAt(start, zone) < validFrom) return 'not-yet';
  if (validTo === null) return null;
  // A shift that ends at midnight ends on the day before.
  if (dateAt((end - 1) as Instant, zone) <= validTo) return null;
  return dateAt(start, zone) <= validTo ? 'expires' : 'expired';
}
