// Where a roster would be short once a plan is saved, beside the shifts that are there already.
import { type Gap, gapText } from '#engine/cover/prove-needs';
import { weekdayOf } from '#engine/time/dates';
import { MINUTE_MS, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { type PlannedChange, readCover } from './read-cover';

interface Window {
  from: CalendarDate;
  to: CalendarDate;
}

const HALF_HOUR_MS = 30 * MINUTE_MS;
const MOST_SENTENCES = 20;

/** 'Tue 03:00-07:00 one short, 11 times', those that come most often first. Only for sites of the plan. */
export async function planGaps(
  scope: TenantScope,
  window: Window,
  plan: PlannedChange,
  siteNames: ReadonlyMap<string, { name: string }>,
): Promise<string[]> {
  const sites = new Set(plan.shifts.map(({ siteId }) => siteId));
  if (sites.size === 0) return [];
  const read = await readCover(scope, window, plan);
  const zones = new Map(read.sites.map(({ id, zone }) => [id, zone]));
  const gaps = new Map<string, Gap & { siteId: string }>();
  for (const { siteId, date, start, withDrafts } of read.cover) {
    if (!sites.has(siteId)) continue;
    const zone = zones.get(siteId) as Zone;
    const clock = (half: number) =>
      wallClockAt((start + half * HALF_HOUR_MS) as Instant, zone).time;
    const shortAt = (half: number) => {
      const reading = withDrafts.halfHours[half];
      return reading?.light === 'below-minimum' ? reading.by : 0;
    };
    let first = 0;
    for (let half = 1; half <= withDrafts.halfHours.length; half += 1) {
      const short = shortAt(first);
      if (shortAt(half) === short && half < withDrafts.halfHours.length) continue;
      if (short > 0) {
        const [from, to] = [clock(first), clock(half)];
        const key = [siteId, weekdayOf(date), from, to, short].join();
        const gap = gaps.get(key) ?? { siteId, date, from, to, short, missingSkills: [], times: 0 };
        gaps.set(key, { ...gap, times: gap.times + 1 });
      }
      first = half;
    }
  }
  const several = sites.size > 1;
  return [...gaps.values()]
    .sort((one, other) => other.times - one.times || (one.date < other.date ? -1 : 1))
    .slice(0, MOST_SENTENCES)
    .map((gap) =>
      several ? `${siteNames.get(gap.siteId)?.name ?? ''}: ${gapText(gap)}` : gapText(gap),
    );
}
