import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { counted } from '#engine/counted';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

type ShiftsCardProps<Shift> = {
  title: string;
  tone: 'danger' | 'warn';
  shifts: readonly Shift[];
  /** Shifts that aren't listed. */
  more: number;
  row: (shift: Shift) => ReactNode;
};

/** Shifts that someone has to see to. Without any there is nothing to see. */
export function ShiftsCard<Shift extends { id: string }>(props: ShiftsCardProps<Shift>) {
  const { title, tone, shifts, more, row } = props;
  const id = useId();
  if (shifts.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="pb-3">
        <CardTitle id={id}>{title}</CardTitle>
        <Badge tone={tone}>{counted(shifts.length + more, 'shift')}</Badge>
      </CardHeader>
      <ul className="divide-y divide-line border-t border-line">
        {shifts.map((shift) => (
          <li key={shift.id} className="px-4 py-2.5 sm:px-5">
            {row(shift)}
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
