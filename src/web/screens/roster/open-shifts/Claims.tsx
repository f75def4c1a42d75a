import type { OpenShift } from '#contract/api/open-shifts';
import type { Card } from '#contract/api/requests';
import { LoadFailure } from '../../../components/LoadFailure';
import { useClaims, usePick } from '../../../data/open-shifts';
import { formatHours } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';

/** Who asks for an open shift, each with what picking them would bring. */
export function Claims({ shift }: { shift: OpenShift }) {
  const query = useClaims(shift.id);
  if (query.error && !query.data) {
    return <LoadFailure title="We couldn't load who asks for it" queries={[query]} />;
  }
  return (
    <section aria-label="Who asks for it" className="w-full border-t border-line pt-2">
      <h3 className="font-medium">Who asks for it</h3>
      {!query.data && <Skeleton className="mt-2 h-12" />}
      <ul className="divide-y divide-line">
        {query.data?.map((card) => (
          <li key={card.request.id}>
            <Claim card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claim({ card }: { card: Card }) {
  const pick = usePick();
  const { request, effect, may_decide } = card;
  const { employee_name: name } = request;
  const [hours] = effect.people;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 wrap-anywhere">
        <p>{name}</p>
        {effect.findings.map((finding) => (
          <p key={finding}>{finding}</p>
        ))}
        {hours && (
          <p className="text-muted tabular-nums">
            {`${formatHours(hours.minutes_before / 60)} that week now, ${formatHours(hours.minutes_after / 60)} after`}
          </p>
        )}
        {!may_decide && <p className="text-muted">Someone else decides about you.</p>}
      </div>
      {may_decide && (
        <Button
          size="sm"
          aria-label={`Pick ${name}`}
          disabled={effect.blocked}
          pending={pick.isPending}
          onClick={() => pick.mutate(card)}
        >
          Pick
        </Button>
      )}
    </div>
  );
}
