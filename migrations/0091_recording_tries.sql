-- How often somebody has recorded an answer that can be recorded only so often (decision 044). A try outlives its recording, which goes when they record again.
alter table recordings
  -- What it is made for, such as the question of a round. Null for kinds whose tries are not counted, and for what was started before they were.
  add column about text,
  -- Null: as many as one likes.
  add column tries_allowed smallint;
create table recording_tries (
  recording_id uuid primary key,
  user_id uuid not null constraint recording_tries_of_a_person references users on delete cascade,
  about text not null,
  started_at timestamptz not null,
  -- They used it, or recorded again.
  is_over boolean not null default false,
  -- A fault ended it: it does not count.
  is_given_back boolean not null default false
);
create index recording_tries_about on recording_tries (user_id, about);
