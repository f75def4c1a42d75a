-- What people answered to their published shifts. An answer counts for exactly these facts: when the shift gets another
-- person, site or time it waits for a new answer, and an undo brings the old one back. Every edit deletes a shift and
-- writes it again under its id, so there is no foreign key to it. Silence has no row.
create table shift_answers (
  org_id uuid not null,
  user_id uuid not null,
  shift_id uuid not null,
  location_id uuid not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  answer text not null check (answer in ('seen', 'confirmed', 'cannot')),
  -- For the managers: why the person can't work it.
  note text check (char_length(note) between 1 and 500),
  answered_at timestamptz not null,
  primary key (org_id, shift_id, user_id, location_id, start_at, end_at),
  foreign key (org_id, user_id) references memberships on delete cascade,
  check (note is null or answer = 'cannot')
);
create index shift_answers_person on shift_answers (org_id, user_id);
create index shift_answers_age on shift_answers (end_at);
call protect_tenant_table('shift_answers');
