import { memo } from 'react';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { EmployeeActions } from './EmployeeActions';
import { EmployeeGroup } from './EmployeeGroup';
import type { EmployeeRowProps } from './EmployeeTableRow';
import { whyNotDelete, whyNotEdit } from './manageable';
import { RoleBadge } from './RoleBadge';

const term = 'w-14 shrink-0 text-muted';
const link = 'wrap-anywhere underline decoration-line-strong underline-offset-4';

/** What stands inside a card. */
export const EmployeeCard = memo(function EmployeeCard(props: EmployeeRowProps) {
  const { employee, user } = props;
  const refusal = whyNotDelete(user, employee);
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar size="lg" name={employee.name} color={employee.shift_group?.color_hex} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="font-semibold wrap-anywhere">{employee.name}</h2>
          <RoleBadge role={employee.role} />
        </div>
        {whyNotEdit(user, employee) === undefined && <EmployeeActions {...props} />}
      </div>
      <dl className="flex flex-col gap-1.5 text-sm [&>div]:flex [&>div]:gap-3">
        <div>
          <dt className={term}>Group</dt>
          <dd className="min-w-0">
            <EmployeeGroup group={employee.shift_group} />
          </dd>
        </div>
        <div>
          <dt className={term}>Email</dt>
          <dd className="min-w-0">
            <a href={`mailto:${employee.email}`} className={link}>
              {employee.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className={term}>Phone</dt>
          <dd className="min-w-0">
            {employee.phone ? (
              <a href={`tel:${employee.phone.replaceAll(/[^\d+]/g, '')}`} className={link}>
                {employee.phone}
              </a>
            ) : (
              <span className="text-muted">N/A</span>
            )}
          </dd>
        </div>
        <div>
          <dt className={term}>Added</dt>
          <dd>
            {employee.created_at && formatDateAt(employee.created_at, user.org_timezone ?? 'UTC')}
          </dd>
        </div>
      </dl>
      {refusal && <p className="text-sm text-muted">{refusal}</p>}
    </>
  );
});
