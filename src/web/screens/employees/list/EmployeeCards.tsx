import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import { ContactLink } from '../../../components/ContactLink';
import { GroupBadge, RoleBadge } from '../../../components/EmployeeBadges';
import { PersonLink } from '../../../components/PersonLink';
import { useUser } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { WindowedItems } from '../../../ui/WindowedRows';
import { EmployeeButtons } from './EmployeeButtons';
import { whyNotDelete, whyNotEdit } from './employee-actions';

const term = 'w-14 shrink-0 text-muted';

/** The table, where there is no room for one. */
export function EmployeeCards({ employees }: { employees: readonly Employee[] }) {
  return (
    <ul aria-label="Employees" className="grid gap-3 sm:grid-cols-2">
      <WindowedItems
        items={employees}
        className="flex min-h-49 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
        renderItem={(employee) => <EmployeeCard employee={employee} />}
        renderOutline={({ name, email }) => `${name}, ${email}`}
      />
    </ul>
  );
}

const EmployeeCard = memo(function EmployeeCard({ employee }: { employee: Employee }) {
  const user = useUser();
  const refusal = whyNotDelete(user, employee);
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar size="lg" name={employee.name} color={employee.shift_group?.color_hex} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <h2 className="font-semibold">
            <PersonLink person={employee} />
          </h2>
          <RoleBadge role={employee.role} />
        </div>
        {whyNotEdit(user, employee) === undefined && (
          <EmployeeButtons employee={employee} user={user} />
        )}
      </div>
      <dl className="flex flex-col gap-1.5 text-sm [&>div]:flex [&>div]:gap-3">
        <div>
          <dt className={term}>Group</dt>
          <dd className="min-w-0">
            <GroupBadge group={employee.shift_group} />
          </dd>
        </div>
        <div>
          <dt className={term}>Email</dt>
          <dd className="min-w-0">
            <ContactLink kind="email" value={employee.email} />
          </dd>
        </div>
        <div>
          <dt className={term}>Phone</dt>
          <dd className="min-w-0">
            <ContactLink kind="phone" value={employee.phone} none="N/A" />
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
