-- A tablet that was removed hears of it at once: its stream ends with its token.
create function announce_ended_kiosk() returns trigger language plpgsql as $$
begin
  perform pg_notify('muster_kiosk_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger kiosk_removed after delete on kiosks
  for each row when (old.token_hash is not null) execute function announce_ended_kiosk();
create trigger kiosk_token_changed after update of token_hash on kiosks
  for each row when (old.token_hash is not null and old.token_hash is distinct from new.token_hash)
  execute function announce_ended_kiosk();
