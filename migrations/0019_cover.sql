-- How many people a site needs, at which hours. Times are on the clock of the site; an end at or before the start is on the
-- next day.
create table cover_needs (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid not null,
  label text not null check (char_length(label) between 1 and 100),
  -- 1 Monday … 7 Sunday.
  weekdays smallint[] not null check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  on_holidays text not null check (on_holidays in ('as-weekday', 'as-sunday', 'never', 'always')),
  start_time time not null,
  end_time time not null,
  minimum integer not null check (minimum >= 0),
  target integer not null,
  maximum integer,
  role_label text check (role_label <> ''),
  shift_group_id uuid,
  -- How many of the heads must have a skill: [{"skill": id, "count": n}].
  skills jsonb not null default '[]',
  valid_from date,
  valid_to date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  foreign key (org_id, shift_group_id) references shift_groups (org_id, id) on delete cascade,
  constraint cover_needs_figures check (minimum <= target and target <= coalesce(maximum, target)),
  constraint cover_needs_ends_after_start check (valid_to >= valid_from)
);
create index cover_needs_location on cover_needs (org_id, location_id);
create index cover_needs_group on cover_needs (org_id, shift_group_id) where shift_group_id is not null;
call protect_tenant_table('cover_needs');

-- Other figures on a date; all three null where nothing is asked for.
create table cover_need_dates (
  org_id uuid not null,
  need_id uuid not null,
  date date not null,
  minimum integer check (minimum >= 0),
  target integer,
  maximum integer,
  primary key (org_id, need_id, date),
  foreign key (org_id, need_id) references cover_needs (org_id, id) on delete cascade,
  check ((minimum is null) = (target is null)),
  check (minimum is not null or maximum is null),
  check (minimum <= target and target <= coalesce(maximum, target))
);
call protect_tenant_table('cover_need_dates');
