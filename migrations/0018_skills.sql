-- Skills, licences, checks and inductions; who holds them; and where they are needed.
create table skills (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  kind text not null check (kind in ('skill', 'licence', 'check', 'induction')),
  has_number boolean not null default false,
  has_class boolean not null default false,
  -- How long one is valid from its first day; null without an end.
  validity_months integer check (validity_months between 1 and 600),
  reminder_days integer[] not null default '{90,30,14,1}',
  severity text not null check (severity in ('block', 'warn')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id)
);
create unique index skills_name_key on skills (org_id, lower(name));
call protect_tenant_table('skills');

-- Only what a manager has verified counts.
create table holdings (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  employee_id uuid not null,
  skill_id uuid not null,
  number text check (char_length(number) between 1 and 100),
  class text check (char_length(class) between 1 and 50),
  issued_in text check (char_length(issued_in) between 1 and 50),
  valid_from date,
  valid_to date,
  verified_at timestamptz,
  verified_by_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  foreign key (org_id, skill_id) references skills (org_id, id) on delete cascade,
  constraint holdings_ends_after_start check (valid_to >= valid_from)
);
create index holdings_employee on holdings (org_id, employee_id);
create index holdings_skill on holdings (org_id, skill_id);
create index holdings_expiry on holdings (valid_to) where verified_at is not null;
call protect_tenant_table('holdings');

-- Apart from the holdings, so that reading those never reads a file.
create table holding_files (
  org_id uuid not null,
  holding_id uuid not null,
  name text not null check (char_length(name) between 1 and 200),
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg', 'image/png')),
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (org_id, holding_id),
  foreign key (org_id, holding_id) references holdings (org_id, id) on delete cascade
);
call protect_tenant_table('holding_files');

-- What a shift at a site, with a role or with a code needs; null means any.
create table skill_requirements (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid,
  role_label text check (role_label <> ''),
  template_code text check (template_code <> ''),
  all_of uuid[] not null default '{}',
  -- One of these is enough.
  any_of uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  check (all_of <> '{}' or any_of <> '{}')
);
create index skill_requirements_location on skill_requirements (org_id, location_id);
call protect_tenant_table('skill_requirements');

-- Which reminders of an expiry went out: each one once, also when the job runs twice.
create table skill_reminders (
  org_id uuid not null,
  holding_id uuid not null,
  valid_to date not null,
  days integer not null,
  sent_at timestamptz not null default now(),
  primary key (org_id, holding_id, valid_to, days),
  foreign key (org_id, holding_id) references holdings (org_id, id) on delete cascade
);
call protect_tenant_table('skill_reminders');
