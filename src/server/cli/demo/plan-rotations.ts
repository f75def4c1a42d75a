// The shifts that follow from the rotations alone, as if nobody were ever away.
import { addDays, eachDay } from '#engine/time/dates';
import type { CalendarDate, Interval, WallTime, Zone } from '#engine/time/kinds';
import { shiftInterval } from '#engine/time/shift-interval';
import type { DemoCrew, DemoOrganization, DemoPerson, DemoSite } from './describe';
import { zoneOfSite } from './describe';
import type { Period } from './period';
import type { Random } from './random';
import { codeOn, ROTATIONS, type Rotation, type Times } from './rotations';

export interface PlannedShift {
  person: DemoPerson;
  site: DemoSite;
  group: string | null;
  date: CalendarDate;
  times: Times;
  interval: Interval;
  code: string | null;
  notes: string | null;
  published: boolean;
}

const NOTES = [
  'In charge of the shift',
  'Handover at the nurses’ station',
  'Student on placement with you today',
  'Fire warden for this shift',
  'Manual handling refresher at 14:00',
  'Please bring your PPE fit-test card',
];
const ONE_NOTE_IN = 28;

export function planRotations(
  organization: DemoOrganization,
  period: Period,
  random: Random,
): PlannedShift[] {
  return organization.crews.flatMap((crew) => {
    const site = siteIn(organization, crew.town);
    return crew.people.flatMap((person, index) =>
      shiftsOfPerson({ crew, person, site, team: index }, period, random),
    );
  });
}

function shiftsOfPerson(
  place: { crew: DemoCrew; person: DemoPerson; site: DemoSite; team: number },
  period: Period,
  random: Random,
): PlannedShift[] {
  const { crew, person, site, team } = place;
  const rotation: Rotation = ROTATIONS[crew.rotation];
  const joined = addDays(period.today, -person.joinedDaysAgo);
  return eachDay(period.from, period.draftTo).flatMap((date, day) => {
    const code = codeOn(rotation, team, day);
    const times = code === undefined ? undefined : rotation.times[code];
    if (code === undefined || times === undefined || date <= joined) return [];
    return {
      person,
      site,
      group: crew.group,
      date,
      times,
      interval: intervalAt(site, date, times),
      code: rotation.byHand ? null : code,
      notes: random.oneIn(ONE_NOTE_IN) ? random.pick(NOTES) : null,
      published: date <= period.publishedTo,
    };
  });
}

export function intervalAt(site: DemoSite, date: CalendarDate, [start, end]: Times): Interval {
  const zone: Zone = zoneOfSite(site);
  const result = shiftInterval({
    date,
    startTime: start as WallTime,
    endTime: end as WallTime,
    zone,
  });
  if (!result.ok) throw new Error(`${date} ${start} to ${end}: ${result.reason}`);
  return result.interval;
}

function siteIn(organization: DemoOrganization, town: string): DemoSite {
  const site = organization.sites.find((candidate) => candidate.town === town);
  if (!site) throw new Error(`${organization.name} has no site in ${town}`);
  return site;
}
