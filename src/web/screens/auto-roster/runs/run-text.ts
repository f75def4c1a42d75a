// What a run says about itself.
import { z } from 'zod';
import type { Run } from '#contract/api/auto-roster';
import { agree, counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDate } from '../../../platform/formats';
import { parseJson } from '../../../platform/parse-json';

const Figures = z.object({
  shifts_created: z.number(),
  employees_processed: z.number().default(0),
  skipped: z.number().default(0),
  replaced: z.number().default(0),
  rule_warnings: z.number().default(0),
  rule_skipped: z.number().default(0),
  rule_blocks: z.number().default(0),
});
export type RunFigures = z.infer<typeof Figures>;

/** Undefined without a readable summary. */
export function figuresOf(summary: string | null): RunFigures | undefined {
  return Figures.safeParse(parseJson(summary)).data;
}

export function summaryText({
  status,
  summary,
  error_message,
}: Pick<Run, 'summary' | 'error_message'> & { status: string }): string {
  if (status === 'failed') return error_message || 'Generation failed';
  if (!summary) return 'Processing...';
  const figures = figuresOf(summary);
  return figures ? `${counted(figures.shifts_created, 'shift')} created` : 'Summary unavailable';
}

/** What the rule book said about the shifts of a run; nothing where it said nothing. */
export function bookText({ rule_skipped, rule_warnings, rule_blocks }: RunFigures): string {
  return [
    rule_skipped > 0 &&
      `${counted(rule_skipped, 'shift was', 'shifts were')} left out, because a rule blocks ${agree(rule_skipped, 'it', 'them')}.`,
    rule_blocks > 0 && `${counted(rule_blocks, 'block was', 'blocks were')} allowed by an admin.`,
    rule_warnings > 0 && `Your rules found ${counted(rule_warnings, 'warning')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const TONES = { completed: 'brand', failed: 'danger', pending: 'info' } as const;

export function statusBadge(status: string): {
  label: string;
  tone: 'brand' | 'danger' | 'info' | 'neutral';
} {
  const known = Object.entries(TONES).find(([name]) => name === status);
  return known ? { label: status, tone: known[1] } : { label: 'Unknown', tone: 'neutral' };
}

/** '1 Mar 2027 to 28 Mar 2027' */
export function periodText(from: CalendarDate, to: CalendarDate): string {
  return `${formatDate(from)} to ${formatDate(to)}`;
}
