-- Who gets a place of an open shift, and which skills it needs.
alter table open_shifts
  -- 'manager': people put their names down, and a manager picks.
  add column claims text not null default 'first-come' check (claims in ('first-come', 'manager')),
  -- Beside what its site or role needs. Each of them is needed; one that was deleted isn't any more.
  add column skill_ids uuid[] not null default '{}';

-- Evidence as phones take photos, and of leave only as long as it is needed.
alter table holding_files drop constraint holding_files_media_type_check,
  add constraint holding_files_media_type_check
    check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/heic'));
alter table leave_files drop constraint leave_files_media_type_check,
  add constraint leave_files_media_type_check
    check (media_type in ('application/pdf', 'image/jpeg', 'image/png', 'image/heic')),
  -- Null once it was sighted and deleted: who sighted it stays.
  alter column content drop not null,
  add column sighted_at timestamptz,
  add column sighted_by_name text check (sighted_by_name <> ''),
  add check ((sighted_at is null) = (sighted_by_name is null)),
  add check (content is not null or sighted_at is not null);
create index leave_files_sighted on leave_files (sighted_at) where content is not null;
