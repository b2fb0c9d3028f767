-- Boards that are being asked a question at this moment, and by which search. A process that gets an equal question meanwhile waits for
-- what comes of it. Not logged: after a crash nobody is asking.
create unlogged table board_searches_in_flight (
  board text not null,
  query_key text not null,
  owner uuid not null,
  -- By the database's clock. One that asks renews it; what a process that died has left may be taken when it has run out.
  leased_until timestamptz not null,
  primary key (board, query_key)
);

-- What came of a search, for processes that waited for it: ads received, and of them those that were new or had changed.
alter table board_searches
  add column received integer not null default 0,
  add column changed integer not null default 0;
