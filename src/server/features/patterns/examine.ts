// Examines a template, or a pattern that isn't saved, with the clock and the public holidays of a site.
import type * as api from '#contract/api/patterns';
import type { AnswerOf, BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import { contentOf } from '#contract/template-content';
import {
  EXAMINED_WEEKS,
  type Examination,
  examinePattern,
  type PatternQuestion,
} from '#engine/patterns/examine-pattern';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { asHolidayChange, listChanges, listSitePlaces } from '../holidays/holidays.queries';
import { holidaysAt, type SiteHolidays } from '../holidays/holidays-of-sites';
import { findTemplate } from '../shift-templates/shift-templates.queries';

type Body = BodyOf<typeof api.examinePattern>;
type Answer = AnswerOf<typeof api.examinePattern>;

const MOST_GAPS = 20;
const LETTERS = 'ABCDEFGH';

export async function examine(
  scope: TenantScope,
  orgZone: string | null,
  body: Body,
): Promise<Answer> {
  const { names, ...pattern } = await patternOf(scope, body);
  const site = body.locationId === null ? null : await siteOf(scope, body.locationId, body.from);
  const codes = usedCodes(pattern);
  if (Object.keys(codes).length > LIMITS.patternCodes) throw new AppError('too_many_codes');
  const teams = body.teams ?? pattern.patterns.map(() => 1);
  const timezone = site?.zone ?? orgZone ?? 'UTC';
  const examination = examinePattern({
    ...pattern,
    codes,
    teams,
    from: body.from,
    zone: timezone as Zone,
    holidays: site?.known.holidays ?? [],
  });
  return answerOf(examination, {
    timezone,
    known: site?.known ?? null,
    teams: teams.map((people, team) => ({ people, name: names[team] ?? LETTERS[team] ?? '' })),
  });
}

type Subject = Pick<PatternQuestion, 'patterns' | 'codes' | 'tiedToWeekdays'> & { names: string[] };

async function patternOf(scope: TenantScope, body: Body): Promise<Subject> {
  if ('pattern' in body) {
    const { patterns, tiedToWeekdays } = body.pattern;
    const codes = Object.entries(body.pattern.codes).map(([code, { startTime, hours }]) => [
      code,
      { startTime, duration: (hours * 60) as Minutes },
    ]);
    return { patterns, tiedToWeekdays, codes: Object.fromEntries(codes), names: [] };
  }
  const template = await findTemplate(scope, body.templateId);
  if (!template) throw new AppError('not_found');
  const { patterns, codes, teams } = contentOf(template);
  return { patterns, codes, names: teams, tiedToWeekdays: template.tied_to_weekdays };
}

function usedCodes({ patterns, codes }: Pick<Subject, 'patterns' | 'codes'>): Subject['codes'] {
  const used = new Set(patterns.flat());
  return Object.fromEntries(Object.entries(codes).filter(([code]) => used.has(code)));
}

interface Site {
  zone: string;
  known: SiteHolidays;
}

async function siteOf(scope: TenantScope, id: string, day: CalendarDate): Promise<Site> {
  const site = (await listSitePlaces(scope)).find((place) => place.id === id);
  if (!site || site.deleted) throw new AppError('not_found');
  const from = mondayOnOrBefore(day);
  const days = { from, to: addDays(from, EXAMINED_WEEKS * 7 - 1) };
  const changes = (await listChanges(scope)).map(asHolidayChange);
  return { zone: site.timezone, known: await holidaysAt(site, days, changes) };
}

interface Around {
  timezone: string;
  known: SiteHolidays | null;
  teams: readonly { name: string; people: number }[];
}

function answerOf(examination: Examination, { timezone, known, teams }: Around): Answer {
  const { cover, clockChanges, ...rest } = examination;
  const nameOf = (team: number) => teams[team]?.name ?? '';
  return {
    ...rest,
    timezone,
    teams: examination.teams.map((figures, team) => ({
      ...figures,
      name: nameOf(team),
      people: teams[team]?.people ?? 0,
    })),
    cover: {
      ...cover,
      gaps: cover.gaps.slice(0, MOST_GAPS),
      moreGaps: Math.max(0, cover.gaps.length - MOST_GAPS),
    },
    holidays: known && {
      count: known.holidays.length,
      unknownYears: known.unknownYears,
    },
    clockChanges: clockChanges.map((change) => ({
      ...change,
      teams: change.teams.map(({ team, ...worked }) => ({ ...worked, team: nameOf(team) })),
    })),
  };
}
