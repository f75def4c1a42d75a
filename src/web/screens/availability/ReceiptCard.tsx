import type { Availability } from '#contract/api/availability';
import { agree } from '#engine/counted';
import { formatShortDay } from '../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { oneWishText } from './wish-text';

type ReceiptCardProps = { receipt: NonNullable<Availability['receipt']> };

/** How many wishes the published roster keeps. Without wishes there is nothing to see. */
export function ReceiptCard({ receipt: { to, kept, broken } }: ReceiptCardProps) {
  const all = kept + broken.length;
  if (all === 0) return null;
  return (
    <Card aria-label="Your wishes in the published roster">
      <CardHeader>
        <CardTitle>
          {kept} of {all} {agree(all, 'wish', 'wishes')} kept
          {broken.length > 0 && `, ${broken.length} not`}
        </CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-2">
        <p className="text-muted">In the roster that is published up to {formatShortDay(to)}.</p>
        {broken.length > 0 && (
          <ul aria-label="Wishes that aren't kept" className="flex flex-col gap-1">
            {broken.map(({ date, wish, reason }) => (
              <li key={`${date} ${oneWishText(wish)}`} className="wrap-anywhere">
                <strong className="font-semibold">{formatShortDay(date)}</strong>,{' '}
                {oneWishText(wish)}
                {reason && `. ${reason.by}: ${reason.text}`}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
