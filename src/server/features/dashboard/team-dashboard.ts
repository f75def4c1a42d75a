// What needs a manager today and before long. It reads a day of the roster and its drafts, never the whole roster.
import type { getTeamDashboard, SiteToday } from '#contract/api/dashboard';
import type { AnswerOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import { LIGHTS } from '#engine/cover/light';
import { type RestOfDay, restOfDay } from '#engine/cover/rest-of-day';
import { dateAt, wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readCover } from '../cover/read-cover';
import { listToAsk } from '../shift-answers/shift-answers.queries';
import {
  countDrafts,
  listExpiringLicences,
  listPeopleAtSites,
  listSites,
} from './dashboard.queries';

export async function teamDashboard(
  scope: TenantScope,
  now: Instant,
  zone: Zone,
): Promise<AnswerOf<typeof getTeamDashboard>> {
  const today = dateAt(now, zone);
  const sites = await sitesToday(scope, now);
  const unconfirmed = await listToAsk(scope, now);
  const { licences, count } = await listExpiringLicences(scope, today);
  return {
    today,
    sites: sites.slice(0, LIMITS.dashboardSites),
    moreSites: Math.max(0, sites.length - LIMITS.dashboardSites),
    unconfirmed,
    moreUnconfirmed: (unconfirmed[0]?.count ?? 0) - unconfirmed.length,
    drafts: await countDrafts(scope, now),
    licences,
    moreLicences: count - licences.length,
  };
}

/** The short ones first, then those where someone is on, then those where someone comes. */
async function sitesToday(scope: TenantScope, now: Instant): Promise<SiteToday[]> {
  const sites = await listSites(scope);
  const people = await listPeopleAtSites(scope, now);
  const covered = await restOfToday(scope, now, sites);
  return sites
    .map(({ id, name, timezone }) => {
      const here = people.filter(({ location_id }) => location_id === id);
      const coming = here.find(({ start_at }) => start_at !== null);
      const rest = covered.get(id);
      return {
        location_id: id,
        location_name: name,
        timezone,
        date: dateAt(now, timezone),
        now: here.find(({ start_at }) => start_at === null) ?? null,
        next: coming?.start_at ? { ...coming, start_at: coming.start_at } : null,
        cover: rest ? inClockTimes(rest, timezone) : null,
      };
    })
    .filter((site) => site.now ?? site.next ?? site.cover)
    .sort((one, other) => urgency(other) - urgency(one));
}

/** By site: where it is yesterday or tomorrow already, that is today. */
async function restOfToday(
  scope: TenantScope,
  now: Instant,
  sites: readonly { id: string; timezone: Zone }[],
): Promise<Map<string, RestOfDay>> {
  const today = new Map(sites.map(({ id, timezone }) => [id, dateAt(now, timezone)]));
  const dates = [...today.values()].sort();
  const [from, to] = [dates[0], dates.at(-1)];
  const rest = new Map<string, RestOfDay>();
  if (!from || !to) return rest;
  for (const day of (await readCover(scope, { from, to })).cover) {
    const left = day.date === today.get(day.siteId) ? restOfDay(day, now) : undefined;
    if (left) rest.set(day.siteId, left);
  }
  return rest;
}

function inClockTimes({ stretch, ...lights }: RestOfDay, zone: Zone) {
  const clock = (at: Instant) => wallClockAt(at, zone).time;
  return { ...lights, startTime: clock(stretch.start), endTime: clock(stretch.end) };
}

function urgency({ now, next, cover }: SiteToday): number {
  // What only a draft covers is short until it is published.
  const light = cover
    ? Math.max(LIGHTS.indexOf(cover.published), LIGHTS.indexOf(cover.withDrafts))
    : 0;
  if (light >= LIGHTS.indexOf('below-target')) return 1_000 * light + (cover?.publishedBy ?? 0);
  if (now) return 2;
  return next ? 1 : 0;
}
