-- How the boards are asked, and how they answer: shared by every web and worker process.

-- One row a request on the wire. It is written before the request is sent, so that all processes together keep to a board's
-- limits, and completed when it has ended. Kept seven days.
create table board_calls (
  id bigint generated always as identity primary key,
  board text not null,
  at timestamptz not null,
  -- Until when an unfinished call counts as being on its way: a killed process leaves rows that nobody completes.
  ends_by timestamptz not null,
  outcome text,
  -- A further try followed: it counts for the board's limits and not for its health.
  is_retried boolean not null default false,
  ms integer,
  status integer,
  bytes integer,
  message text,
  constraint board_calls_outcome check (
    outcome in ('ok', 'empty', 'timeout', 'refused', 'challenge', 'unreadable', 'failed', 'skipped')
  )
);

-- A board's last minute and last day: asked before each call, and by the page of sources.
create index board_calls_recent on board_calls (board, at desc);

-- The circuit of each board, and what it asked of us by Retry-After. The row is also the lock that makes
-- 'look at the limits, then call' one step.
create table board_gates (
  board text primary key,
  failures integer not null default 0,
  failing_since timestamptz,
  last_failure text,
  open_until timestamptz,
  pause_seconds integer not null default 0,
  probe_until timestamptz,
  not_before timestamptz
);

-- What each board was last asked, so that the same question is not put to it again within minutes.
create table board_searches (
  board text not null,
  query_key text not null,
  asked_at timestamptz not null,
  outcome text not null,
  found integer,
  primary key (board, query_key)
);

create index board_searches_old on board_searches (asked_at);
