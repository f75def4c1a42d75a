-- What managers are told of: who came late, left early, hasn't come, or came without being rostered.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in (
    'published', 'changed', 'removed', 'reminder',
    'cannot', 'unconfirmed', 'cover_short', 'licence_expiring', 'clocked',
    'request_asked', 'request_answered', 'request_decided', 'open_shift'));

create index clock_events_received on clock_events (org_id, received_at);
