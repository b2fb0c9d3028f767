-- What a person sees of an application while it is made, and when they want to be reminded of it.

-- How far a form has been filled in, for its person to watch.
create table application_progress (
  application_id uuid primary key constraint application_progress_of_an_application references applications (id) on delete cascade,
  -- Of the last time that the form was filled in: [{"step": "open-ad", "at": "2026-03-04T09:51:58.000Z"}].
  steps jsonb not null,
  -- Questions of the form that have been read, and those of them that have an answer.
  asked int not null default 0,
  answered int not null default 0
);

-- When a person last looked at their applications: whoever is on the page needs no email about it.
create table application_looks (
  user_id uuid primary key constraint application_looks_of_a_person references users (id) on delete cascade,
  seen_at timestamptz not null
);

-- Why it is not known whether it was sent.
alter table applications add column doubt text
  constraint applications_doubt check (doubt in ('no-answer', 'not-listed', 'interrupted'));
-- When its person wants to be reminded, if no answer has been noted by then; null: they have not asked.
alter table applications add column remind_at timestamptz;
create index applications_to_remind on applications (remind_at) where remind_at is not null;
-- Reviews, questions and groups of the history by state.
create index applications_open_of_person on applications (user_id, state)
  where state in ('queued', 'needs-you', 'ready', 'sending', 'unsure') and removed_at is null;
