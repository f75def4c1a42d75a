import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ExpiringLicence } from '#contract/api/dashboard';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { PersonLink } from '../../../components/PersonLink';
import { formatDay, formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';

type LicencesCardProps = {
  licences: readonly ExpiringLicence[];
  /** Licences that aren't listed. */
  more: number;
  today: CalendarDate;
};

export function LicencesCard({ licences, more, today }: LicencesCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="max-sm:laid-out-in-view">
      <CardHeader className="pb-3">
        <CardTitle id={id}>Licences and skills that expire</CardTitle>
      </CardHeader>
      {licences.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-muted sm:px-5 sm:text-sm">
          {`Nothing expires in the next ${LIMITS.expiryDays} days.`}
        </p>
      )}
      <ul className="divide-y divide-line border-t border-line">
        {licences.map((licence) => (
          <li
            key={`${licence.employee_id} ${licence.skill_name}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5 sm:px-5 sm:text-sm"
          >
            <span className="min-w-0 wrap-anywhere">
              <PersonLink person={{ id: licence.employee_id, name: licence.employee_name }} />
              {`, ${licence.skill_name}`}
            </span>
            <LastDay licence={licence} today={today} />
          </li>
        ))}
        {more > 0 && (
          <li className="px-4 py-2.5 sm:px-5 sm:text-sm">
            <Link
              to="/rules"
              search={{ tab: 'skills' }}
              className="text-brand underline underline-offset-4"
            >
              {`${counted(more, 'more licence or skill', 'more licences and skills')} in Rules`}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}

const SOON_DAYS = 14;

function LastDay({ licence, today }: { licence: ExpiringLicence; today: CalendarDate }) {
  const { valid_to, next_shift } = licence;
  const left = daysBetween(today, valid_to);
  if (left < 0) {
    return (
      <span className="text-muted">
        <Badge tone="danger">{`Expired ${formatShortDay(valid_to)}`}</Badge>
        {next_shift && ` Rostered ${formatShortDay(next_shift)}`}
      </span>
    );
  }
  return (
    <span className="text-muted tabular-nums">
      {formatDay(valid_to)}{' '}
      <Badge tone={left <= SOON_DAYS ? 'warn' : 'neutral'}>
        {left === 0 ? 'Last day' : `${counted(left, 'day')} left`}
      </Badge>
    </span>
  );
}
