import type { Fairness, FairnessFigure } from '#contract/api/fairness';
import { figureText } from '#engine/fairness/figure-text';
import { formatDate } from '../../platform/formats';
import { barOf } from './bar';
import { COMING_LINES } from './line-labels';

type FairnessYearsProps = {
  last: Fairness;
  coming: Fairness;
  /** Whose median it is: 'ICU', 'your group'. */
  group: string;
};

/** The last and the coming twelve months in plain words, each figure with a bar beside the median. */
export function FairnessYears({ last, coming, group }: FairnessYearsProps) {
  const ahead = coming.figures.filter(({ line }) => COMING_LINES.includes(line));
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Year title="Last twelve months" fairness={last} figures={last.figures} group={group} />
      <Year title="Coming twelve months" fairness={coming} figures={ahead} group={group} />
    </div>
  );
}

type YearProps = {
  title: string;
  fairness: Fairness;
  figures: readonly FairnessFigure[];
  group: string;
};

function Year({ title, fairness, figures, group }: YearProps) {
  const { from, since, minutes } = fairness;
  const empty = minutes === 0 && figures.every(({ count, outOf }) => count === 0 && !outOf);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold sm:text-sm">
        {title}
        {since > from && (
          <span className="font-normal text-muted">, counted from {formatDate(since)}</span>
        )}
      </h3>
      {empty && <p className="text-muted sm:text-sm">Nothing is published in this time.</p>}
      <ul className="flex flex-col gap-4">
        {!empty && figures.map((each) => <Line key={each.line} figure={each} group={group} />)}
      </ul>
    </section>
  );
}

/** The bar is a picture of what the words say. */
function Line({ figure, group }: { figure: FairnessFigure; group: string }) {
  const text = figureText(figure.line, figure, group);
  const bar = barOf(figure);
  return (
    <li className="flex flex-col gap-1">
      <p className="font-medium tabular-nums sm:text-sm">{text.figure}</p>
      <div aria-hidden="true" className="relative my-0.5 h-2 rounded-full bg-line">
        <div className="h-full rounded-full bg-brand" style={{ width: `${bar.own}%` }} />
        {bar.median !== null && (
          <div
            className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-text"
            style={{ left: `${bar.median}%` }}
          />
        )}
      </div>
      {(text.median || text.share) && (
        <p className="text-sm text-muted tabular-nums">
          {[text.median, text.share].filter(Boolean).join(' ')}
        </p>
      )}
    </li>
  );
}
