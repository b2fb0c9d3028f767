-- CVs that people write here, and every save of them.

create table cvs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint cvs_of_a_person references users (id) on delete cascade,
  name text not null constraint cvs_name_is_said check (name <> ''),
  is_main boolean not null default false,
  made_from uuid constraint cvs_made_from_a_cv references cvs (id) on delete set null,
  -- As last saved: the content of the version of that number; 0: nothing has been saved yet.
  version integer not null default 0,
  content jsonb not null,
  -- What was typed since.
  draft jsonb,
  draft_saved_at timestamptz,
  created timestamptz not null,
  updated timestamptz not null,
  -- Can be had back for a day, then goes.
  deleted_at timestamptz,
  constraint cvs_draft_has_its_time check ((draft is null) = (draft_saved_at is null))
);
-- The list of a person's CVs.
create index cvs_of_person on cvs (user_id, updated desc);
create unique index cvs_one_main on cvs (user_id) where is_main and deleted_at is null;
-- The task that lets deleted ones go.
create index cvs_deleted on cvs (deleted_at) where deleted_at is not null;

create table cv_versions (
  cv_id uuid not null constraint cv_versions_of_a_cv references cvs (id) on delete cascade,
  number integer not null constraint cv_versions_count_from_one check (number > 0),
  name text not null default '',
  content jsonb not null,
  saved_at timestamptz not null,
  primary key (cv_id, number)
);
