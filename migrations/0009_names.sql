-- The order of names in an Australian phone book: 'Élodie' under E, 'de Vries' under D, 'Ward 2' before 'Ward 10'.
-- No index uses it: a newer ICU may order differently, and an index would then be wrong.
create collation if not exists name_order (provider = icu, locale = 'en-AU-u-kn-true');

-- White space inside names is one space, as the app has saved it since this version. The list is Unicode's:
-- what \s means depends on the locale of the database.
create function one_spaced(name text) returns text language sql immutable as $$
  select btrim(regexp_replace(name,
    '[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'))
$$;

-- Forced row-level security would hide every row from the owner of the tables, too.
alter table organizations no force row level security;
alter table employees no force row level security;
alter table locations no force row level security;
alter table shift_groups no force row level security;
alter table shift_templates no force row level security;
alter table shift_rules no force row level security;

update users set name = one_spaced(name) where name <> one_spaced(name) and one_spaced(name) <> '';
update organizations set name = one_spaced(name)
  where name <> one_spaced(name) and one_spaced(name) <> '';
update organizations set primary_contact_name = nullif(one_spaced(primary_contact_name), '')
  where primary_contact_name <> one_spaced(primary_contact_name);
update employees set name = one_spaced(name) where name <> one_spaced(name) and one_spaced(name) <> '';
update locations set name = one_spaced(name) where name <> one_spaced(name) and one_spaced(name) <> '';
update shift_rules set name = one_spaced(name) where name <> one_spaced(name) and one_spaced(name) <> '';
update signup_requests set organization_name = one_spaced(organization_name)
  where organization_name <> one_spaced(organization_name) and one_spaced(organization_name) <> '';
update signup_requests set requester_name = one_spaced(requester_name)
  where requester_name <> one_spaced(requester_name) and one_spaced(requester_name) <> '';

-- Two groups, or two templates, may differ in white space only. The second keeps its own name by a number.
do $$
declare
  named record;
  candidate text;
  number int;
  taken boolean;
begin
  for named in
    select 'shift_groups' as kind, id, org_id, name, 50 as longest from shift_groups
      where name <> one_spaced(name) and one_spaced(name) <> ''
    union all
    select 'shift_templates', id, org_id, name, 100 from shift_templates
      where name <> one_spaced(name) and one_spaced(name) <> ''
    order by 1, 2
  loop
    number := 1;
    loop
      candidate := one_spaced(named.name);
      if number > 1 then
        candidate := left(candidate, named.longest - 2 - length(number::text)) || ' ' || number;
      end if;
      execute format(
        'select exists (select from %I where org_id = $1 and id <> $2 and lower(name) = lower($3))', named.kind)
        into taken using named.org_id, named.id, candidate;
      exit when not taken;
      number := number + 1;
    end loop;
    execute format('update %I set name = $1 where id = $2', named.kind) using candidate, named.id;
  end loop;
end $$;

alter table organizations force row level security;
alter table employees force row level security;
alter table locations force row level security;
alter table shift_groups force row level security;
alter table shift_templates force row level security;
alter table shift_rules force row level security;

drop function one_spaced;
