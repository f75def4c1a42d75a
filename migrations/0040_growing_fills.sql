-- What the best roster so far of a running fill would add and take away; null before there is one and once it has ended.
-- A column of its own: progress is written every second, and this is large.
alter table fills add column growing jsonb;
