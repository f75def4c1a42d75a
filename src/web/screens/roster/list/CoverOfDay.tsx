import { Link } from '@tanstack/react-router';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { CoverLight } from '../../../components/cover/CoverLight';
import type { CoverLights } from '../../../data/cover';
import { usePlaces } from '../../../data/locations';

type CoverOfDayProps = { date: CalendarDate; cover: CoverLights | undefined };

/** The cover of a day, site by site. Sites with enough people are counted: naming them would hide the others. */
export function CoverOfDay({ date, cover }: CoverOfDayProps) {
  const { data: places = [] } = usePlaces();
  const asking = places.flatMap(({ id, name }) => {
    const lights = cover?.at(id, date);
    return lights && lights.withDrafts !== 'nothing-asked' ? [{ id, name, lights }] : [];
  });
  const isFine = ({ lights }: (typeof asking)[number]) =>
    lights.withDrafts === 'enough' && lights.published === 'enough';
  const fine = asking.filter(isFine);
  if (asking.length === 0) return null;
  return (
    <ul aria-label="Cover" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {asking
        .filter((site) => !isFine(site))
        .map(({ id, name, lights }) => (
          <li key={id} className="min-w-0">
            <Link
              to="/roster"
              search={{ date, site: id }}
              className="inline-flex min-h-6 items-center gap-1.5 rounded-sm underline-offset-4 hover:underline"
            >
              <CoverLight lights={lights} className="h-5" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </Link>
          </li>
        ))}
      {fine[0] && (
        <li className="inline-flex min-h-6 items-center gap-1.5 text-muted">
          <CoverLight lights={fine[0].lights} wordless className="h-5" />
          {`${counted(fine.length, 'site has', 'sites have')} enough people`}
        </li>
      )}
    </ul>
  );
}
