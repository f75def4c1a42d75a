// What the server answers about a pattern: the figures that the engine itself finds, at a site in Sydney.
import { type Examination, examinePattern } from '#contract/api/patterns';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import { examinePattern as examine } from '#engine/patterns/examine-pattern';
import type { CalendarDate, Minutes, Zone } from '#engine/time/kinds';
import type { FakeServer } from './fake-server';

const ZONE = 'Australia/Sydney';

export function withExaminations(
  server: FakeServer,
  templates: () => readonly ShiftTemplate[],
): void {
  server.on(examinePattern).answer(({ body }): Examination => {
    const from = body.from as CalendarDate;
    if ('pattern' in body) {
      const { patterns, codes, tiedToWeekdays } = body.pattern;
      const times = Object.entries(codes).map(
        ([code, { startTime, hours }]) =>
          [code, { startTime, duration: (hours * 60) as Minutes }] as const,
      );
      const question = { patterns, tiedToWeekdays, codes: Object.fromEntries(times) };
      return answerOf({ ...question, from }, [], body.teams);
    }
    const template = templates().find(({ id }) => id === body.templateId);
    if (!template) throw new Error(`There is no template ${body.templateId}`);
    const { patterns, codes, teams } = contentOf(template);
    const tiedToWeekdays = template.tied_to_weekdays;
    return answerOf({ patterns, codes, tiedToWeekdays, from }, teams, body.teams);
  });
}

type Question = Omit<Parameters<typeof examine>[0], 'teams' | 'zone' | 'holidays'>;

function answerOf(
  question: Question,
  names: readonly string[],
  teams = question.patterns.map(() => 1),
): Examination {
  const found = examine({
    ...question,
    teams,
    zone: ZONE as Zone,
    holidays: [],
  });
  const nameOf = (team: number) => names[team] ?? 'ABCDEFGH'[team] ?? '';
  return {
    ...found,
    timezone: ZONE,
    teams: found.teams.map((team, at) => ({ ...team, name: nameOf(at), people: teams[at] ?? 1 })),
    cover: { ...found.cover, moreGaps: 0 },
    holidays: { count: 0, unknownYears: [] },
    clockChanges: found.clockChanges.map((change) => ({
      ...change,
      teams: change.teams.map((each) => ({ ...each, team: nameOf(each.team) })),
    })),
  };
}
