-- Requests counted by who made them and how dear they are, for the web's rate classes. Not logged: after a crash
-- everybody starts with a full allowance, and counting costs a third of what it would.
create unlogged table throttles (
  key text not null,
  window_start timestamptz not null,
  count int not null default 0,
  constraint throttles_pk primary key (key, window_start),
  constraint throttles_count_positive check (count >= 0)
);

-- Windows that are over are deleted by their age.
create index throttles_by_age on throttles (window_start);
