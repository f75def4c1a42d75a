-- Who works at a site on some days: without the start in the index, all that was ever worked there would be read.
create index shifts_site_window on shifts (org_id, location_id, start_at);
drop index shifts_location;
