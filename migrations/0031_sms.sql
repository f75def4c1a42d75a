-- SMS, sent through a webhook of the operator.

-- Whether the operator has set it up: the server notes it at each start. Without it nobody has a message waiting by SMS.
alter table installation_settings add column sms boolean not null default false;

-- Kinds that go out by a channel though they don't by default, such as 'sms published'.
alter table notice_preferences add column added text[] not null default '{}';
