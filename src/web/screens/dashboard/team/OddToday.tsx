import { Link } from '@tanstack/react-router';
import type { OddPerson } from '#contract/api/timesheets';
import { PersonLink } from '../../../components/PersonLink';
import { useOddToday } from '../../../data/time';
import { foreignZoneName, formatTime } from '../../../platform/formats';

const WORDS = {
  missing: "Hasn't clocked in",
  late: 'Came late',
  unrostered: 'Not rostered',
};

/** Who hasn't come, came late or isn't rostered today. Nothing where nobody clocks, or everyone is as rostered. */
export function OddToday() {
  const { data } = useOddToday();
  if (!data || data.people.length === 0) return null;
  const kinds = Object.entries(WORDS) as [OddPerson['what'], string][];
  return (
    <div className="flex flex-col gap-1 border-t border-line bg-warn-soft px-4 py-3 sm:px-5 sm:text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        {kinds.map(([kind, words]) => {
          const people = data.people.filter(({ what }) => what === kind);
          if (people.length === 0) return null;
          return (
            <div key={kind} className="contents">
              <dt className="font-medium">{words}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4 gap-y-1">
                  {people.map((person) => (
                    <li key={`${person.employee_id} ${person.start_at}`}>
                      <PersonLink person={{ id: person.employee_id, name: person.employee_name }} />{' '}
                      <span className="text-muted tabular-nums">{whereText(person)}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
      <Link to="/time" className="w-fit rounded-sm text-brand underline underline-offset-4">
        {data.more > 0 ? `And ${data.more} more in Time` : 'See the time of today'}
      </Link>
    </div>
  );
}

/** '09:00 at Parramatta Depot' */
function whereText({ start_at, timezone, location_name }: OddPerson): string {
  const zone = foreignZoneName(timezone, start_at);
  return `${formatTime(start_at, timezone)}${zone ? ` ${zone}` : ''} at ${location_name}`;
}
