-- How boards have answered live searches and reads, ever, by outcome: for the figures that monitoring reads. The calls themselves are
-- kept for seven days, and a total that shrinks is no total. Of boards and outcomes there are few, so the table stays small.
create table board_answers (
  board text not null,
  outcome text not null,
  total bigint not null,
  primary key (board, outcome),
  constraint board_answers_outcome check (
    outcome in ('ok', 'empty', 'timeout', 'refused', 'challenge', 'unreadable', 'failed', 'skipped')
  )
);
