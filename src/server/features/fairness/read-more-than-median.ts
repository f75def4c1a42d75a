import { moreThanMedian } from '#engine/fairness/compare-figures';
import { fairnessYears } from '#engine/fairness/years';
import type { CalendarDate } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { readFairness } from './read-fairness';

type Burdens = Record<'nights' | 'weekends' | 'holidays', number>;

/** By person: how many more than the median of their group they worked in the year before a day, of what counts. */
export async function readMoreThanMedian(
  scope: TenantScope,
  day: CalendarDate,
): Promise<Map<string, Burdens>> {
  const question = { who: {}, days: fairnessYears(day).last, today: day, fewest: 2 };
  const people = await readFairness(scope, question);
  return new Map(
    people.map(({ employee_id, figures }) => {
      const more = (line: keyof Burdens) => {
        const figure = figures.find((each) => each.line === line);
        return figure ? moreThanMedian(figure) : 0;
      };
      const burdens = {
        nights: more('nights'),
        weekends: more('weekends'),
        holidays: more('holidays'),
      };
      return [employee_id, burdens];
    }),
  );
}
