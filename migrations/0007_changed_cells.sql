-- Which cells each change of the roster touched, so that an open screen asks for those and not for its whole
-- window. A cell is an employee and a date, at the same place of both lists; without lists there were too many.
-- The last few hundred changes are kept: who knows less reads the window.
create table roster_changes (
  org_id uuid not null references organizations on delete cascade,
  revision integer not null,
  first_date date,
  last_date date,
  employee_ids uuid[],
  dates date[],
  primary key (org_id, revision),
  check (cardinality(employee_ids) = cardinality(dates)),
  check ((employee_ids is null) = (dates is null))
);
call protect_tenant_table('roster_changes');
