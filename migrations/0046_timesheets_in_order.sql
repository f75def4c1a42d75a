-- A page of timesheets costs what is on it: those that nobody has approved, however many have been, and those of some days.
create index timesheets_undecided on timesheets (org_id, start_at, id)
  where state in ('running', 'attention', 'disputed', 'draft', 'confirmed');
create index timesheets_start on timesheets (org_id, start_at, id);
