// J9: figures of fairness as people say them.
import { counted } from '../counted';
import { inHours } from '../hours/hours-text';
import type { Compared } from './compare-figures';
import type { FairnessLine, Figure } from './count-figures';

export interface FigureText {
  /** '14 nights, 168 h' */
  figure: string;
  /** 'The median of ICU is 11.' */
  median: string | null;
  /** '8.2 per 100 rostered hours, the median is 7.5.' */
  share: string | null;
}

const NOUNS: Record<Exclude<FairnessLine, 'wishes'>, [one: string, many: string]> = {
  nights: ['night', 'nights'],
  weekends: ['weekend', 'weekends'],
  holidays: ['public holiday', 'public holidays'],
  'short-notice': ['change at short notice', 'changes at short notice'],
  'refused-leave': ['leave request declined', 'leave requests declined'],
};

/** @param group Whose median it is: 'ICU', 'your group'. */
export function figureText(line: FairnessLine, compared: Compared, group: string): FigureText {
  const { median, per100Hours, medianPer100Hours } = compared;
  const unit = line === 'wishes' ? ' %' : '';
  return {
    figure: line === 'wishes' ? wishesText(compared) : workText(line, compared),
    median: median === null ? null : `The median of ${group} is ${roundedText(median)}${unit}.`,
    share: per100Hours === null ? null : shareText(per100Hours, medianPer100Hours),
  };
}

/** '8', '8.2' */
export function roundedText(figure: number): string {
  return String(Math.round(figure * 10) / 10);
}

function workText(line: Exclude<FairnessLine, 'wishes'>, figure: Figure): string {
  const { count, minutes, fromPattern } = figure;
  const hours = minutes ? `, ${inHours(minutes)} h` : '';
  const pattern = fromPattern > 0 ? ` (${fromPattern} by the pattern, not yet published)` : '';
  return `${counted(count, ...NOUNS[line])}${hours}${pattern}`;
}

function wishesText({ count, outOf }: Figure): string {
  if (!outOf) return 'No wishes';
  const percent = roundedText((count / outOf) * 100);
  return `${count} of ${counted(outOf, 'wish', 'wishes')} kept, ${percent} %`;
}

function shareText(share: number, median: number | null): string {
  const own = `${roundedText(share)} per 100 rostered hours`;
  return median === null ? `${own}.` : `${own}, the median is ${roundedText(median)}.`;
}
