// Reads the JSON texts of a shift template and checks them against each other.

import { z } from 'zod';
import { counted } from '#engine/counted';
import { isOffCode } from '#engine/rotation/pattern';
import type { Minutes, WallTime } from '#engine/time/kinds';
import { isStorable } from './fields';
import { wallTime } from './time-fields';

export const MOST_TEAMS = 8;
const CODE = /^[A-Za-z0-9]{1,4}$/;

export const shiftCode = z.string().regex(CODE, 'A code has 1 to 4 letters or digits');
const hours = z.number().min(0.5).max(24);
const teamName = z.string().min(1).max(40).refine(isStorable);
const Patterns = z.record(teamName, z.array(shiftCode));
const Teams = z.array(teamName).min(1).max(MOST_TEAMS);
const StartTimes = z.record(shiftCode, wallTime);
const Durations = z.record(shiftCode, hours);
const Legend = z.record(shiftCode, z.string().max(100).refine(isStorable));

/** The fields of a template with its content, as they cross the wire. */
export interface TemplateTexts {
  cycle_days: number;
  duration_hours: number;
  pattern_json: string;
  start_times_json: string;
  code_durations_json?: string | null | undefined;
  teams_json: string;
  legend_json: string;
}

export interface TemplateContent {
  cycleDays: number;
  teams: string[];
  /** In the order of the teams. */
  patterns: string[][];
  /** The working codes, in the order of the start times. */
  codes: Record<string, { label: string; startTime: WallTime; duration: Minutes }>;
}

export interface TemplateFault {
  field: keyof TemplateTexts;
  message: string;
}

export type TemplateReading =
  | { ok: true; content: TemplateContent }
  | { ok: false; faults: TemplateFault[] };

export function readTemplate(texts: TemplateTexts): TemplateReading {
  const faults: TemplateFault[] = [];
  function read<T>(field: keyof TemplateTexts, schema: z.ZodType<T>, missing?: T): T | undefined {
    const text = texts[field];
    if ((text === null || text === undefined) && missing !== undefined) return missing;
    const parsed = schema.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    faults.push({ field, message: 'Invalid JSON format' });
    return undefined;
  }
  const patterns = read('pattern_json', Patterns);
  const teams = read('teams_json', Teams);
  const startTimes = read('start_times_json', StartTimes);
  const legend = read('legend_json', Legend);
  const durations = read('code_durations_json', Durations, {});
  if (!patterns || !teams || !startTimes || !legend || !durations) return { ok: false, faults };
  faults.push(...contradictions(texts.cycle_days, patterns, teams, startTimes));
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    content: {
      cycleDays: texts.cycle_days,
      teams,
      patterns: teams.map((team) => patternOf(patterns, team)),
      codes: Object.fromEntries(
        Object.entries(startTimes).map(([name, startTime]) => [
          name,
          {
            label: legend[name] ?? name,
            startTime,
            duration: minutesOf(durations[name] ?? texts.duration_hours),
          },
        ]),
      ),
    },
  };
}

/** 7.33 hours are 440 minutes: a duration is a whole number of minutes. */
function minutesOf(hours: number): Minutes {
  return Math.round(hours * 60) as Minutes;
}

/** Reads a template that the server has accepted; throws on any other. */
export function contentOf(texts: TemplateTexts): TemplateContent {
  const reading = readTemplate(texts);
  if (!reading.ok) throw new Error(`A saved template is incomplete: ${reading.faults[0]?.message}`);
  return reading.content;
}

function contradictions(
  cycleDays: number,
  patterns: Record<string, string[]>,
  teams: string[],
  startTimes: Record<string, unknown>,
): TemplateFault[] {
  const faults: TemplateFault[] = [];
  if (new Set(teams).size !== teams.length) {
    faults.push({ field: 'teams_json', message: 'Each team needs its own name' });
  }
  for (const team of teams) {
    const { length } = patternOf(patterns, team);
    if (length !== cycleDays) {
      const message = `Team ${team} has ${counted(length, 'code')} for a cycle of ${counted(cycleDays, 'day')}`;
      faults.push({ field: 'pattern_json', message });
    }
  }
  const used = new Set(teams.flatMap((team) => patternOf(patterns, team)));
  for (const name of used) {
    if (!isOffCode(name) && !Object.hasOwn(startTimes, name)) {
      faults.push({ field: 'start_times_json', message: `Code ${name} needs a start time` });
    }
  }
  if (![...used].some((name) => !isOffCode(name))) {
    faults.push({ field: 'pattern_json', message: 'The pattern has no working day' });
  }
  return faults;
}

/** A team called 'constructor' would find a property of every object, with a length of its own. */
function patternOf(patterns: Record<string, string[]>, team: string): string[] {
  return Object.hasOwn(patterns, team) ? (patterns[team] ?? []) : [];
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
