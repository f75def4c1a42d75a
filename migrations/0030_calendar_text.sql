-- Many programs that read a calendar never say which one they have. As long as nothing has changed, they get the text that
-- was made for the last one.
alter table calendar_feeds add column made text;
