-- Shared tablets at a site. A tablet is enrolled once with a code; from then on its token is all that it holds.
create table kiosks (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  location_id uuid not null,
  label text not null check (char_length(label) between 1 and 60),
  -- Works once, for a few minutes. Null once it was used.
  code_hash bytea unique,
  code_expires_at timestamptz,
  token_hash bytea unique,
  -- Opens the PINs that a tablet has sealed. A tablet that was revoked may still hold events that wait.
  private_key text,
  enrolled_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  created_by_name text,
  created_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  constraint kiosks_revoked_without_token check (revoked_at is null or (token_hash is null and code_hash is null))
);
create index kiosks_location on kiosks (org_id, location_id);
call protect_tenant_table('kiosks');

-- The six digits with which someone clocks in at a kiosk.
create table kiosk_pins (
  org_id uuid not null,
  employee_id uuid not null,
  pin_hash text not null,
  set_at timestamptz not null default now(),
  primary key (org_id, employee_id),
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
call protect_tenant_table('kiosk_pins');
