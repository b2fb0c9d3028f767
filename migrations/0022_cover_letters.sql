-- Letters that go with a CV: each a document of its own.

create table cover_letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint cover_letters_of_a_person references users (id) on delete cascade,
  -- What the person calls it.
  name text not null constraint cover_letters_name_is_said check (name <> ''),
  recipient text not null,
  subject text not null,
  -- Allow-listed HTML.
  body text not null,
  -- The ad that it answers, as long as we know it.
  job_id int constraint cover_letters_for_a_job references jobs (id) on delete set null,
  -- Whose letterhead it has.
  cv_id uuid constraint cover_letters_with_a_cv references cvs (id) on delete set null,
  -- Counts the saves, so that of two windows the second is told.
  revision integer not null default 1,
  created timestamptz not null,
  updated timestamptz not null,
  -- Can be had back for a day, then goes.
  deleted_at timestamptz
);
-- The list of a person's letters.
create index cover_letters_of_person on cover_letters (user_id, updated desc);
-- The task that lets deleted ones go.
create index cover_letters_deleted on cover_letters (deleted_at) where deleted_at is not null;
-- When an ad or a CV goes.
create index cover_letters_by_job on cover_letters (job_id) where job_id is not null;
create index cover_letters_by_cv on cover_letters (cv_id) where cv_id is not null;
