-- What counts in the fairness ledger (engine/fairness/count-figures.ts), as the organisation chooses.
alter table organizations add column fairness_lines text[] not null
  default '{nights,weekends,holidays,short-notice,refused-leave,wishes}'
  check (fairness_lines <@ '{nights,weekends,holidays,short-notice,refused-leave,wishes}');

-- Days of someone that were changed at short notice. Notices say the same, but are kept for 90 days only.
create table short_notices (
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  told_at timestamptz not null,
  date date not null,
  primary key (org_id, employee_id, told_at, date),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index short_notices_date on short_notices (org_id, date);

-- Those that notices still know. Forced row-level security would hide them from the owner of the tables, too.
alter table notices no force row level security;
alter table employees no force row level security;
insert into short_notices (org_id, employee_id, told_at, date)
select distinct n.org_id, e.id, n.created_at, (side ->> 'date')::date
from notices n
join employees e on e.org_id = n.org_id and e.user_id = n.user_id
cross join jsonb_array_elements(n.items) as item
cross join lateral (values (item -> 'was'), (item -> 'now')) as sides (side)
where n.kind in ('published', 'changed', 'removed') and side ->> 'date' is not null
  and (item -> 'was' ->> 'siteId', item -> 'was' ->> 'start', item -> 'was' ->> 'end')
    is distinct from (item -> 'now' ->> 'siteId', item -> 'now' ->> 'start', item -> 'now' ->> 'end')
  and (side ->> 'date')::date - (n.created_at at time zone (side ->> 'zone'))::date between 0 and 6;
alter table notices force row level security;
alter table employees force row level security;
call protect_tenant_table('short_notices');
