-- Every edit looks for shifts with leave to overlap, and nearly no shift has one.
create index shifts_deliberate on shifts (org_id, employee_id, start_at) where allow_overlap;
