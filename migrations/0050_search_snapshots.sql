-- The rows of a search in the order in which they were first shown, so that its pages stay what they were while more comes in.

-- Unlogged: after a crash a page shows what there is now, and nothing else is lost.
create unlogged table search_snapshots (
  -- Random, in the addresses of the pages.
  token text not null,
  -- Which filters and which order: a digest of the address without its page.
  view bytea not null,
  -- The first of them, at most 1,500.
  job_ids int[] not null,
  -- Whether these are all that were found.
  is_whole boolean not null,
  -- Jobs with a greater id came later.
  up_to int not null,
  made_at timestamptz not null,
  primary key (token, view)
);
create index search_snapshots_by_age on search_snapshots (made_at);
