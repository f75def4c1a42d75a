// Plans the shifts of the rotations, before anyone is away.
import { eachDay } from '#engine/time/dates';
import type { CalendarDate, Interval, WallTime, Zone } from '#engine/time/kinds';
import { shiftInterval } from '#engine/time/shift-interval';
import {
  type DemoOrganization,
  type DemoPerson,
  type DemoSite,
  type DemoStaff,
  zoneOfSite,
} from './demo-organization';
import { hasJoined, type Period } from './period';
import type { Random } from './random';
import { codeOn, ROTATIONS, type Rotation, type Times } from './rotations';

export interface PlannedShift {
  person: DemoPerson;
  staff: DemoStaff;
  site: DemoSite;
  date: CalendarDate;
  times: Times;
  interval: Interval;
  code: string | null;
  notes: string | null;
  published: boolean;
}

const NOTES = [
  'In charge of the shift',
  'Student on placement with you',
  'Fire warden for this shift',
  'Manual handling refresher after handover',
  'Please bring your mask fit-test card',
];
const ONE_NOTE_IN = 28;

export function planRotations(
  organization: DemoOrganization,
  period: Period,
  random: Random,
): PlannedShift[] {
  return organization.staff.flatMap((staff) => {
    const site = siteIn(organization, staff.town);
    return staff.people.flatMap((person, index) =>
      shiftsOfPerson({ staff, person, site, team: index }, period, random),
    );
  });
}

function shiftsOfPerson(
  place: { staff: DemoStaff; person: DemoPerson; site: DemoSite; team: number },
  period: Period,
  random: Random,
): PlannedShift[] {
  const { staff, person, site, team } = place;
  const rotation: Rotation = ROTATIONS[staff.rotation];
  const zone = zoneOfSite(site);
  return eachDay(period.from, period.draftTo).flatMap((date, day) => {
    const code = codeOn(rotation, team, day);
    const times = code === undefined ? undefined : rotation.times[code];
    if (code === undefined || times === undefined || !hasJoined(period, person, date)) return [];
    return {
      person,
      staff,
      site,
      date,
      times,
      interval: intervalIn(zone, date, times),
      code: rotation.byHand ? null : code,
      notes: random.oneIn(ONE_NOTE_IN) ? random.pick(NOTES) : null,
      published: date <= period.publishedTo,
    };
  });
}

function intervalIn(zone: Zone, date: CalendarDate, [start, end]: Times): Interval {
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
