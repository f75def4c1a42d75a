create table shift_groups (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  color_hex text check (color_hex ~ '^#[0-9A-Fa-f]{6}$'),
  position integer not null check (position >= 0),
  created_at timestamptz not null default now(),
  unique (org_id, id),
  constraint shift_groups_position_key unique (org_id, position) deferrable initially deferred
);
create unique index shift_groups_name_key on shift_groups (org_id, lower(name));
call protect_tenant_table('shift_groups');

-- The rank of an employee is the role of the membership; there is no second copy of it here.
-- A deleted employee stays, without an account, because past shifts carry the name.
create table employees (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  user_id uuid,
  shift_group_id uuid,
  name text not null check (name <> ''),
  email text not null,
  phone text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, user_id) references memberships on delete set null (user_id),
  foreign key (org_id, shift_group_id) references shift_groups (org_id, id)
    on delete set null (shift_group_id),
  check (deleted_at is null or (user_id is null and shift_group_id is null))
);
create unique index employees_user_key on employees (org_id, user_id);
create unique index employees_email_key on employees (org_id, lower(email)) where deleted_at is null;
create index employees_group on employees (org_id, shift_group_id);
call protect_tenant_table('employees');

create table locations (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (name <> ''),
  address text,
  street_number text,
  street_name text,
  town text,
  state text,
  postcode text,
  country text,
  phone text,
  email text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  timezone text not null default 'UTC',
  notes text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (org_id, id),
  check ((latitude is null) = (longitude is null))
);
call protect_tenant_table('locations');
