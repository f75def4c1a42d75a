-- A swap among three: each gives a shift to the next, and all of it happens or none.
alter table requests drop constraint requests_kind_check;
alter table requests add constraint requests_kind_check
  check (kind in ('give', 'swap', 'ring', 'leave', 'leave-cancel', 'claim'));

-- Who gets the shift of a ring. Otherwise the parts of the people say so.
alter table request_shifts add column receiver_id uuid;
alter table request_shifts add foreign key (org_id, receiver_id) references employees (org_id, id) on delete cascade;
