-- Applications: what is asked for, what became of it, and the proof of what was sent.

create table applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint applications_of_a_person references users (id) on delete cascade,
  -- The same for all that were begun together: one mail tells of them.
  batch_id uuid,
  -- The job, as long as we know it.
  job_id int constraint applications_for_a_job references jobs (id) on delete set null,
  -- The same for every board and every repost of one vacancy; see server/applications/vacancy.ts.
  vacancy text not null,
  -- By which a repost is known that was not folded into the job.
  vacancy_keys bigint[] not null default '{}',
  -- How often the person applied anew on purpose.
  round int not null default 0,
  again_because text not null default '',
  board text not null,
  ref text,
  link text,
  title text not null,
  employer text,
  -- The ad as it was when the application was asked for.
  ad jsonb not null,
  way text not null,
  state text not null,
  reason text,
  -- Said with it: in the board's words where it said something.
  text text not null default '',
  cv_id uuid constraint applications_with_a_cv references cvs (id) on delete set null,
  cv_version int,
  letter_id uuid constraint applications_with_a_letter references cover_letters (id) on delete set null,
  -- The form: questions with answers and where each is from, as it was last read or filled in.
  answers jsonb not null default '[]',
  -- What the person agreed to, as a hash of the answers; null: nothing yet.
  approved bytea,
  attempts int not null default 0,
  -- Not before this.
  next_try_at timestamptz,
  -- Whoever has it in hand, and until when unless it says so again.
  runner int,
  lease_until timestamptz,
  -- Looks at the board's own list, after doubt.
  looks int not null default 0,
  notes text not null default '',
  created timestamptz not null,
  updated timestamptz not null,
  -- When 'sending' was begun last: what counts against limits.
  sending_at timestamptz,
  applied_at timestamptz,
  -- What the employer said, as the person noted it.
  outcome text,
  outcome_at timestamptz,
  reminded_at timestamptz,
  -- The person has been written to about what became of it.
  told_at timestamptz,
  -- Out of the history; that they applied is still known.
  removed_at timestamptz,
  constraint applications_way check (way in ('by-hand', 'assisted', 'automatic', 'elsewhere')),
  constraint applications_state check (
    state in ('queued', 'needs-you', 'ready', 'sending', 'applied', 'failed', 'unsure', 'stopped')),
  constraint applications_outcome check (outcome in ('interview', 'offer', 'rejected')),
  constraint applications_applied_has_its_time check (state <> 'applied' or applied_at is not null),
  constraint applications_lease check ((runner is null) = (lease_until is null))
);
-- R-APP-1
create unique index applications_one_per_vacancy on applications (user_id, vacancy, round)
  where state not in ('failed', 'stopped') and not (way = 'elsewhere' and removed_at is not null);
-- The history.
create index applications_of_person on applications (user_id, created desc);
-- What the runner takes next.
create index applications_waiting on applications (created) where state in ('queued', 'ready', 'sending', 'unsure');
-- Marks on lists of jobs.
create index applications_by_job on applications (job_id) where job_id is not null;
-- Letters about what became of them.
create index applications_to_tell on applications (updated) where told_at is null and way in ('assisted', 'automatic');
create index applications_by_cv on applications (cv_id) where cv_id is not null;
create index applications_by_letter on applications (letter_id) where letter_id is not null;
-- Reminders after silence.
create index applications_silent on applications (applied_at) where state = 'applied' and reminded_at is null;

-- What goes with an application: as chosen at first, and then the very bytes.
create table application_documents (
  application_id uuid not null constraint application_documents_of_an_application references applications (id) on delete cascade,
  user_id uuid not null constraint application_documents_of_a_person references users (id) on delete cascade,
  kind text not null,
  name text not null,
  type text not null,
  -- Null: not printed yet.
  bytes bytea,
  sha256 bytea,
  text text not null,
  -- What it is printed from; null: it was a file.
  source jsonb,
  constraint application_documents_pk primary key (application_id, kind),
  constraint application_documents_kind check (kind in ('cv', 'letter')),
  constraint application_documents_hashed check ((bytes is null) = (sha256 is null))
);
alter table application_documents alter column bytes set storage external;

-- The last page before the button, for the person who decides.
create table application_pictures (
  application_id uuid primary key constraint application_pictures_of_an_application references applications (id) on delete cascade,
  picture bytea not null,
  taken_at timestamptz not null
);
alter table application_pictures alter column picture set storage external;

create table application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null constraint application_events_of_an_application references applications (id) on delete cascade,
  user_id uuid not null constraint application_events_of_a_person references users (id) on delete cascade,
  at timestamptz not null,
  -- Null: it was made.
  from_state text,
  to_state text not null,
  -- 'person', 'runner', 'clock'.
  by text not null,
  reason text,
  text text not null default ''
);
create index application_events_of_one on application_events (application_id, id);
create index application_events_by_person on application_events (user_id);

-- The proof: written in the transaction that makes an application 'applied' (R-APP-4).
create table application_receipts (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null constraint application_receipts_of_an_application references applications (id) on delete cascade,
  user_id uuid not null constraint application_receipts_of_a_person references users (id) on delete cascade,
  -- Counts a person's receipts: a gap shows.
  number int not null,
  -- The canonical JSON that the hash is of, letter by letter.
  content text not null,
  picture bytea,
  previous_hash bytea not null,
  hash bytea not null,
  made_at timestamptz not null,
  constraint application_receipts_one_each unique (application_id),
  constraint application_receipts_in_a_row unique (user_id, number)
);
alter table application_receipts alter column picture set storage external;

-- What was written stays as it was, for as long as the person is there.
create function refuse_change_while_person_is_there() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select 1 from users where id = old.user_id) then
    raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger application_events_stay before update or delete on application_events
  for each row execute function refuse_change_while_person_is_there();
create trigger application_receipts_stay before update or delete on application_receipts
  for each row execute function refuse_change_while_person_is_there();

-- What a receipt names stays with it.
create function refuse_change_of_receipted_document() returns trigger language plpgsql as $$
begin
  if exists (select 1 from application_receipts where application_id = old.application_id)
     and exists (select 1 from users where id = old.user_id) then
    raise exception 'a document that was sent is never changed' using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'UPDATE' then new else old end;
end $$;
create trigger application_documents_stay before update or delete on application_documents
  for each row execute function refuse_change_of_receipted_document();

-- Answers that a person gave once, to be given again.
create table application_answers (
  user_id uuid not null constraint application_answers_of_a_person references users (id) on delete cascade,
  key text not null,
  question jsonb not null,
  value jsonb not null,
  -- Where it was asked: 'Staff Nurse, Leeds, on Reed'.
  given_for text not null,
  given_at timestamptz not null,
  constraint application_answers_pk primary key (user_id, key)
);

-- What a person lets us do, by source; 'all': everywhere.
create table application_settings (
  user_id uuid not null constraint application_settings_of_a_person references users (id) on delete cascade,
  board text not null,
  settings jsonb not null,
  -- Of automatic applying; null: not given.
  consented_at timestamptz,
  updated timestamptz not null,
  constraint application_settings_pk primary key (user_id, board)
);

-- Answers to calls that must not count twice (R-PAY-2).
create table idempotent_calls (
  user_id uuid not null constraint idempotent_calls_of_a_person references users (id) on delete cascade,
  key text not null,
  -- Of the call and what was sent with it.
  request_hash bytea not null,
  -- Null: being answered.
  status int,
  answer jsonb,
  begun_at timestamptz not null,
  constraint idempotent_calls_pk primary key (user_id, key)
);
create index idempotent_calls_by_age on idempotent_calls (begun_at);
