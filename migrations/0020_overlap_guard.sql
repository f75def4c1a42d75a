-- The guard against overlaps: what the exclusion constraint of the same name refused, at a third of its cost. Why it is as
-- strong, and what was tried: docs/decisions/044-the-guard-against-overlaps.md.
alter table shifts drop constraint shifts_no_overlap;
create index shifts_of_person on shifts (org_id, employee_id, start_at) include (end_at) where not allow_overlap;

-- Looks at the neighbours of what a statement wrote, after everyone else who wrote shifts of the organisation is done.
-- Sorted by their starts, shifts of one person overlap only if two neighbours do.
create function refuse_overlaps() returns trigger language plpgsql
  -- A table or an operator of the caller must not take the place of ours.
  set search_path = pg_catalog, public, pg_temp
  -- The plan is made once for a connection, perhaps while the table is empty, when reading all of it looks cheapest.
  set enable_seqscan = off
  set jit = off
as $$
declare
  org uuid;
begin
  -- Any other isolation level shows the shifts as they were before the lock below, without those of the writer before.
  if current_setting('transaction_isolation') not in ('read committed', 'read uncommitted') then
    raise exception 'shifts can be written in READ COMMITTED only: the guard against overlaps would see too little'
      using errcode = 'invalid_transaction_state';
  end if;
  select w.org_id into org from written w limit 1;
  if not found then
    return null;
  end if;
  -- A statement that turns to another organisation half way would hide its own shifts from us.
  if row_security_active('public.shifts') and exists (select from written w where w.org_id is distinct from current_org()) then
    raise exception 'shifts can be written for the current organisation only' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from written w where w.org_id <> org) then
    -- A lock for each organisation would not fit into the memory for locks when a backup is restored.
    lock table public.shifts in share row exclusive mode;
  else
    perform pg_advisory_xact_lock(hashtextextended('muster shifts ' || org, 0));
  end if;
  perform from (
    select w.org_id, w.employee_id, min(w.start_at) as first_start, max(w.end_at) as last_end
      from written w where not w.allow_overlap group by w.org_id, w.employee_id
  ) as person, lateral (
    select s.start_at, lag(s.end_at) over (order by s.start_at) as end_before
      from public.shifts s
     where s.org_id = person.org_id and s.employee_id = person.employee_id and not s.allow_overlap
       and s.start_at < person.last_end
       and s.start_at >= coalesce((
         select max(b.start_at) from public.shifts b
          where b.org_id = person.org_id and b.employee_id = person.employee_id and not b.allow_overlap
            and b.start_at < person.first_start), person.first_start)
  ) as shift
  where shift.end_before > shift.start_at limit 1;
  if found then
    raise exception 'two shifts of one person overlap'
      using errcode = 'exclusion_violation', schema = 'public', table = 'shifts', constraint = 'shifts_no_overlap';
  end if;
  return null;
end $$;

-- Always: also for what a replica, a restore or a move to a newer PostgreSQL writes.
create trigger shifts_no_overlap_insert after insert on shifts
  referencing new table as written for each statement execute function refuse_overlaps();
create trigger shifts_no_overlap_update after update on shifts
  referencing new table as written for each statement execute function refuse_overlaps();
alter table shifts enable always trigger shifts_no_overlap_insert, enable always trigger shifts_no_overlap_update;

-- Ids in order of time (version 7 of RFC 9562), so that thousands of new shifts meet in a few pages of the index and not in
-- as many as there are shifts. PostgreSQL has a function of its own for it from version 18 on.
create function time_ordered_id() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;
alter table shifts alter column id set default time_ordered_id();

-- Two indexes of the same ids: every reader and every foreign key knows the organisation.
alter table shifts drop constraint shifts_pkey, drop constraint shifts_org_id_id_key, add primary key (org_id, id);

-- Foreign keys are checked row by row, for each shift anew. This one says nothing that the key of the employee doesn't say,
-- whose row belongs to an organisation that exists. What removes an organisation removes its shifts first.
alter table shifts drop constraint shifts_org_id_fkey;
