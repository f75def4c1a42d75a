-- Shifts that nobody works yet, and who took a place. A taken place is a shift of its own: the claim keeps its plain id,
-- because every edit deletes a shift and writes it again. A place counts as taken while its shift is there.
create table open_shifts (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid not null,
  local_date date not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  role_label text check (role_label <> ''),
  notes text check (notes <> ''),
  places integer not null check (places between 1 and 50),
  -- Only for the people of this shift group; null: for everyone.
  shift_group_id uuid,
  closes_at timestamptz not null,
  source text not null check (source in ('new', 'leave', 'sick', 'declined')),
  -- When the next people are told; null once everyone was.
  next_wave integer not null default 1,
  next_wave_at timestamptz,
  -- Isn't told of their own offer.
  created_by uuid references users on delete set null,
  created_by_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  foreign key (org_id, shift_group_id) references shift_groups (org_id, id) on delete cascade
);
create index open_shifts_start on open_shifts (org_id, start_at);
create index open_shifts_location on open_shifts (org_id, location_id);
create index open_shifts_group on open_shifts (org_id, shift_group_id);
create index open_shifts_wave on open_shifts (next_wave_at) where next_wave_at is not null;
call protect_tenant_table('open_shifts');

create table open_shift_claims (
  org_id uuid not null,
  open_shift_id uuid not null,
  employee_id uuid not null,
  shift_id uuid not null,
  claimed_at timestamptz not null,
  primary key (org_id, open_shift_id, employee_id),
  foreign key (org_id, open_shift_id) references open_shifts (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index open_shift_claims_employee on open_shift_claims (org_id, employee_id);
call protect_tenant_table('open_shift_claims');
