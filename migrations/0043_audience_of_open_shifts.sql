-- An open shift without a shift group was for everyone, wherever they work. It is now for those who usually work at its
-- site, unless a manager wants everyone.
alter table open_shifts add column audience text not null default 'site'
  check (audience in ('site', 'organisation'));
