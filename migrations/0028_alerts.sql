-- New jobs by mail: whose each alert is, when it is sent, what waits for it, and what a person has been told of.

alter table alert_subscriptions
  alter column email drop not null,
  alter column email_key drop not null,
  -- Made from the id by a secret that is not here, when the first mail goes.
  alter column key_hash drop not null,
  -- Of an account; null: of somebody who gave an address only.
  add column user_id uuid constraint alert_of_a_person references users (id) on delete cascade,
  add column frequency text not null default 'daily',
  add column is_on boolean not null default true,
  -- The latest job that was there when the alert began, or began again: what came later is new.
  add column after_job int not null default 0,
  -- Not sent before this.
  add column due_at timestamptz not null default now(),
  add column last_sent timestamptz,
  -- When the person last said that they want it, and when they were asked whether they still do.
  add column wanted_at timestamptz not null default now(),
  add column asked_at timestamptz,
  -- Can be had back for a day, then goes.
  add column removed_at timestamptz,
  -- Of somebody without an account: whose ads are not sent; see contract/avoided.ts.
  add column avoided jsonb not null default '[]',
  add constraint alert_of_one_kind check ((user_id is null) <> (email_key is null)),
  add constraint alert_frequency check (frequency in ('at-once', 'daily', 'weekly')),
  add constraint alert_once_per_person unique (user_id, path);
create unique index alert_by_key on alert_subscriptions (key_hash);
-- The task that sends.
create index alert_due on alert_subscriptions (due_at) where is_on and removed_at is null and confirmed_at is not null;

-- What was kept with the searches of an account is one of these now; the searches are the latest ones and nothing else.
insert into alert_subscriptions (user_id, path, search, created, confirmed_at, wanted_at)
select user_id, path, search, last_searched, last_searched, now() from saved_searches where alert;
delete from saved_searches where not is_in_history;
alter table saved_searches drop column alert, drop column is_in_history;

-- Nobody is sent what was there before alerts were.
update alert_subscriptions set after_job = coalesce((select max(id) from jobs), 0);

-- One row: up to which job the alerts have been looked through.
create table alert_progress (matched_up_to int not null);
insert into alert_progress select coalesce(max(id), 0) from jobs;

-- Jobs that wait to be sent. They can go at any time with the job or the alert, and are looked up when they are sent.
create table alert_matches (
  alert_id uuid not null constraint match_of_an_alert references alert_subscriptions (id) on delete cascade,
  job_id int not null,
  constraint alert_matches_one_each primary key (alert_id, job_id)
);

-- What a person has been told of, by whichever of their alerts, or does not want to be: a vacancy is sent to nobody twice.
create table alert_told (
  user_id uuid constraint told_to_a_person references users (id) on delete cascade,
  -- Of somebody without an account.
  email_key text,
  job_id int not null,
  told_at timestamptz not null,
  -- Hidden by the person, and not sent.
  is_hidden boolean not null default false,
  constraint told_to_one check ((user_id is null) <> (email_key is null)),
  constraint told_once_to_a_person unique (user_id, job_id),
  constraint told_once_to_an_address unique (email_key, job_id)
);
-- What was told long ago is forgotten when its job has closed.
create index alert_told_by_age on alert_told (told_at);

-- A mail of an alert that has been stopped meanwhile is not sent any more.
alter table sent_messages
  add column headers jsonb not null default '{}',
  add column alert_id uuid constraint message_of_an_alert references alert_subscriptions (id) on delete cascade;
create index sent_messages_of_alert on sent_messages (alert_id) where alert_id is not null;
