// What a rotation gives a site: the needs it would meet, and which needs of the site it meets for two years.
import type { CoverNeed } from '#contract/api/cover';
import type { Need } from '#engine/cover/need';
import { gapText, PROOF_WEEKS, proveNeeds } from '#engine/cover/prove-needs';
import { needsOfRotation, type Rotation } from '#engine/cover/rotation-needs';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import type { TemplateValues } from '../../../data/shift-templates';
import { timeOfMinutes } from '../../../platform/minutes';

export interface RotationTeam {
  people: number;
  groupId: string | null;
}

interface Site {
  id: string;
  timezone: string;
}

interface Asked {
  template: Pick<TemplateValues, 'patterns' | 'codes'>;
  teams: readonly RotationTeam[];
  /** Day 1 of the pattern. */
  cycleStart: CalendarDate;
  site: Site;
}

export interface ProvedNeed {
  label: string;
  weeksMet: number;
  /** '12/04/2027: Tue 03:00-07:00 one short, 11 times'; undefined where every week is met. */
  first: string | undefined;
}

/** As many needs as the template has codes, each with the smallest number of people that any week has. */
export function needsFrom(asked: Asked) {
  const { needs, leftOut } = needsOfRotation(rotationOf(asked));
  return {
    leftOut,
    needs: needs.map(({ siteId, exceptions: _, skills: __, ...need }) => ({
      ...need,
      locationId: siteId,
      weekdays: [...need.weekdays],
      skills: [],
    })),
  };
}

/** Without skills: nobody knows yet who will be in the teams. */
export function proofOf(needs: readonly CoverNeed[], asked: Asked): ProvedNeed[] {
  const { site, cycleStart } = asked;
  const place = { id: site.id, zone: site.timezone as Zone, holidays: [] };
  const proofs = proveNeeds(needs.map(asNeed), rotationOf(asked), [place], cycleStart);
  return proofs.map(({ needId, weeksMet, gaps }) => {
    const first = gaps.toSorted((one, other) => (one.date < other.date ? -1 : 1))[0];
    return {
      label: needs.find(({ id }) => id === needId)?.label ?? '',
      weeksMet,
      first: first && `${first.date.split('-').reverse().join('/')}: ${gapText(first)}`,
    };
  });
}

/** 'every week', '98 of 104 weeks' */
export function weeksText({ weeksMet }: ProvedNeed): string {
  return weeksMet === PROOF_WEEKS ? 'every week' : `${weeksMet} of ${PROOF_WEEKS} weeks`;
}

function asNeed({ locationId, ...need }: CoverNeed): Need {
  return { ...need, siteId: locationId, skills: [] };
}

function rotationOf({ template, teams, cycleStart, site }: Asked): Rotation {
  const { patterns, codes } = template;
  const zone = site.timezone as Zone;
  return {
    patterns,
    cycleStart,
    zone,
    codes: Object.fromEntries(
      Object.entries(codes).map(([code, { start, duration }]) => [
        code,
        {
          locationId: site.id,
          siteZone: zone,
          startTime: timeOfMinutes(start) as WallTime,
          duration,
        },
      ]),
    ),
    people: teams.flatMap(({ people, groupId }, team) =>
      Array.from({ length: people }, (_, at) => ({
        id: `${team} ${at}`,
        team,
        role: null,
        groupId,
        skills: [],
      })),
    ),
  };
}
