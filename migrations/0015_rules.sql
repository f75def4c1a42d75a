-- The rule book of an organisation. The figures of a rule are JSON, because each kind has its own; the app reads them by kind.
create table rules (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  kind text not null check (kind <> ''),
  params jsonb not null,
  severity text not null check (severity in ('block', 'warn', 'note', 'off')),
  scope text not null check (scope in ('organisation', 'site', 'group', 'contract', 'person')),
  location_id uuid,
  shift_group_id uuid,
  contract_type text check (contract_type in ('full-time', 'part-time', 'casual')),
  employee_id uuid,
  valid_from date,
  valid_to date,
  origin text not null check (origin in ('law', 'award', 'agreement', 'policy', 'guide')),
  -- What the organisation says about the rule, and where a figure that it began with comes from.
  text text,
  source text,
  source_as_of date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (org_id, id),
  foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
  foreign key (org_id, shift_group_id) references shift_groups (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade,
  constraint rules_scope check (
    (location_id is not null) = (scope = 'site')
    and (shift_group_id is not null) = (scope = 'group')
    and (contract_type is not null) = (scope = 'contract')
    and (employee_id is not null) = (scope = 'person')
  ),
  constraint rules_ends_after_start check (valid_to >= valid_from)
);
create index rules_location on rules (org_id, location_id) where location_id is not null;
create index rules_group on rules (org_id, shift_group_id) where shift_group_id is not null;
create index rules_employee on rules (org_id, employee_id) where employee_id is not null;
-- The guide values that organisations begin with (engine/rules/starter-book.ts), for those that are there already. Forced
-- row-level security would hide them from the owner of the tables, too.
alter table organizations no force row level security;
insert into rules (org_id, kind, params, severity, scope, origin, source, source_as_of)
select o.id, s.kind, s.params, s.severity, 'organisation', s.origin, s.source, s."asOf"
from organizations o cross join jsonb_to_recordset('[
  {"kind":"rest","params":{"minutes":600,"agreed":null,"brokenSpan":null},"severity":"warn","origin":"award","source":"Usual in modern awards: 10 hours off work. Safe Work Australia advises 12.","asOf":"2026-11-16"},
  {"kind":"long-shift","params":{"minutes":720,"agreed":null},"severity":"warn","origin":"guide","source":"Safe Work Australia, Guide for managing the risk of fatigue at work (November 2013), guidelines for shift design","asOf":"2026-11-16"},
  {"kind":"short-shift","params":{"minutes":180},"severity":"warn","origin":"award","source":"Usual in modern awards: at least 3 hours a time","asOf":"2026-11-16"},
  {"kind":"hours-in-period","params":{"minutes":3000,"days":7,"begins":"fixed","anchor":null},"severity":"warn","origin":"guide","source":"Safe Work Australia, Guide for managing the risk of fatigue at work (November 2013), guidelines for shift design","asOf":"2026-11-16"},
  {"kind":"average-hours","params":{"minutes":null,"period":null},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"days-in-a-row","params":{"days":7},"severity":"warn","origin":"guide","source":"Safe Work Australia, Guide for managing the risk of fatigue at work (November 2013), guidelines for shift design","asOf":"2026-11-16"},
  {"kind":"nights-in-a-row","params":{"nights":4},"severity":"warn","origin":"guide","source":"Safe Work Australia, Guide for managing the risk of fatigue at work (November 2013), guidelines for shift design","asOf":"2026-11-16"},
  {"kind":"days-off","params":{"off":2,"days":14},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"weekends-off","params":{"off":1,"weeks":4},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"rest-after-nights","params":{"minutes":1440},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"forward-rotation","params":{"minutes":1440},"severity":"off","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"notice","params":{"days":7},"severity":"note","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"public-holidays","params":{"count":5},"severity":"off","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"skill","params":{},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"away","params":{"reason":"leave"},"severity":"block","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"away","params":{"reason":"sick"},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"away","params":{"reason":"holiday"},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"away","params":{"reason":"off"},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"away","params":{"reason":"unavailable"},"severity":"warn","origin":"policy","source":"Muster: a figure to begin with","asOf":"2026-11-16"},
  {"kind":"hours-limit","params":{"minutes":2880,"days":14,"begins":"each-week","anchor":"2024-01-01","of":"visa"},"severity":"off","origin":"law","source":"Student visa, condition 8105 since 1 July 2023: 48 hours in 14 days that begin on a Monday, while the course is in session","asOf":"2026-11-16"},
  {"kind":"minors","params":{"age":15,"state":"VIC","dayMinutes":180,"weekMinutes":720,"earliestStart":360,"latestEnd":1260},"severity":"off","origin":"law","source":"Victoria, Child Employment Act 2003: below 15 years, in school terms 3 hours a day and 12 a week, from 6 am to 9 pm","asOf":"2026-11-16"}
]') as s (kind text, params jsonb, severity text, origin text, source text, "asOf" date);
alter table organizations force row level security;
call protect_tenant_table('rules');

-- A finding that an admin allowed, by the fingerprint of its facts: when the facts change, it no longer fits, and lapses.
create table rule_overrides (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organizations on delete cascade,
  rule_id uuid not null,
  employee_id uuid not null,
  fingerprint text not null,
  -- The finding in words, as it was when it was allowed.
  finding text not null,
  reason text not null check (char_length(reason) >= 10),
  user_id uuid references users on delete set null,
  user_name text not null,
  created_at timestamptz not null default now(),
  constraint rule_overrides_fingerprint unique (org_id, employee_id, fingerprint),
  foreign key (org_id, rule_id) references rules (org_id, id) on delete cascade,
  foreign key (org_id, employee_id) references employees (org_id, id) on delete cascade
);
create index rule_overrides_rule on rule_overrides (org_id, rule_id);
create index rule_overrides_user on rule_overrides (user_id);
call protect_tenant_table('rule_overrides');
