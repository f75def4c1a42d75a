-- Notices about more than one's own shifts: those of managers, of requests and of open shifts.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in (
    'published', 'changed', 'removed', 'reminder',
    'cannot', 'unconfirmed', 'cover_short', 'licence_expiring',
    'request_asked', 'request_answered', 'request_decided', 'open_shift')),
  -- What these kinds say: a title, lines and a link. The first four say it by their items.
  add column subject jsonb,
  add constraint notices_subject_check
    check ((subject is null) = (kind in ('published', 'changed', 'removed', 'reminder')));
