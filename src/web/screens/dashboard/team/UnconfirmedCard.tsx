import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { UnconfirmedShift } from '#contract/api/shift-answers';
import { counted } from '#engine/counted';
import { UnconfirmedRow } from '../../../components/UnconfirmedRow';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

type UnconfirmedCardProps = {
  shifts: readonly UnconfirmedShift[];
  /** Shifts that aren't listed. */
  more: number;
};

/** Who can't work a shift, and who hasn't confirmed one that starts within a day. Without any there is nothing to see. */
export function UnconfirmedCard({ shifts, more }: UnconfirmedCardProps) {
  const id = useId();
  if (shifts.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="pb-3">
        <CardTitle id={id}>Shifts to ask about</CardTitle>
        <Badge tone="warn">{counted(shifts.length + more, 'shift')}</Badge>
      </CardHeader>
      <ul className="divide-y divide-line border-t border-line">
        {shifts.map((shift) => (
          <li key={shift.id} className="px-4 py-2.5 sm:px-5">
            <UnconfirmedRow shift={shift} />
          </li>
        ))}
        {more > 0 && (
          <li className="px-4 py-2.5 sm:px-5 sm:text-sm">
            <Link to="/roster" className="text-brand underline underline-offset-4">
              {`${counted(more, 'more shift')} in the roster`}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
