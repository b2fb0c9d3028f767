-- Jobs that people want to come back to, with their notes; and what they want to have nothing to do with.

create table shortlist_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint shortlist_of_a_person references users (id) on delete cascade,
  -- A job can go when ads are folded anew: its entry stays, with the notes and what it was called.
  job_id int constraint shortlist_of_a_job references jobs (id) on delete set null,
  job_title text not null,
  employer text,
  job_location text not null,
  -- What to do next, as the person says. That an ad has closed follows from the job.
  stage text not null,
  contacted boolean not null default false,
  -- The CV that is to go with it.
  cv_id uuid constraint shortlist_with_a_cv references cvs (id) on delete set null,
  added timestamptz not null,
  -- The person has been told that the ad has closed.
  told_closed_at timestamptz,
  -- Can be had back for a day, then goes.
  removed_at timestamptz,
  constraint shortlist_one_per_job unique (user_id, job_id),
  constraint shortlist_stage check (stage in ('to-decide', 'to-apply', 'applied', 'interview', 'closed'))
);
-- When a job or a CV goes, and which people a closed job concerns.
create index shortlist_by_job on shortlist_entries (job_id) where job_id is not null;
create index shortlist_by_cv on shortlist_entries (cv_id) where cv_id is not null;
-- The task that lets removed ones go.
create index shortlist_removed on shortlist_entries (removed_at) where removed_at is not null;

create table shortlist_notes (
  entry_id uuid not null constraint shortlist_notes_of_an_entry references shortlist_entries (id) on delete cascade,
  -- Made by who writes it, so that a note that is sent twice is one note.
  id uuid not null,
  content text not null constraint shortlist_notes_say_something check (content <> ''),
  created timestamptz not null,
  changed timestamptz not null,
  constraint shortlist_notes_one_each primary key (entry_id, id)
);

create table avoided_entries (
  user_id uuid not null constraint avoided_by_a_person references users (id) on delete cascade,
  place int not null,
  kind text not null,
  entry text not null constraint avoided_says_something check (entry <> ''),
  never text not null,
  constraint avoided_entries_one_each primary key (user_id, place),
  constraint avoided_kind check (kind in ('word', 'company', 'agency')),
  constraint avoided_never check (never in ('show', 'apply'))
);
