-- How a CV is printed is kept with it, and goes with what is sent. A copy that was made for an ad remembers which.

alter table cvs
  -- The choices of contract/cvs/print-options.ts; those that are not in it are as usual.
  add column print jsonb not null default '{}',
  -- The job may go; its title stays to be read.
  add column made_for_job integer,
  add column made_for_title text,
  add constraint cvs_made_for_a_named_job check ((made_for_job is null) = (made_for_title is null));

-- How the CV or letter was to look when it was chosen; null: as everything did before there was a choice.
alter table application_documents add column print jsonb;
