-- How accounts end: by the person's wish, or unused for two years after a warning.

alter table users add column deletion_notice_at timestamptz;
comment on column users.deletion_notice_at is 'When the person was told that an unused account will be deleted.';

-- The mail that confirms a deletion names somebody who is no more: its row goes once it has been sent.
alter table sent_messages add column is_forgotten_once_sent boolean not null default false;
