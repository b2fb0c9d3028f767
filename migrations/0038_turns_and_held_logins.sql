-- Applications of many people take turns, and a board that refused somebody's login is left alone until they say otherwise.

-- A higher number for each application that is taken.
create sequence application_turn_numbers;

create table application_turns (
  user_id uuid primary key constraint application_turns_of_a_person references users (id) on delete cascade,
  -- Of the person's application that was taken last; 0: none was. Whoever has the lowest is next.
  turn bigint not null default 0
);

-- While a row is here, nobody logs in to this board as this person.
create table held_logins (
  user_id uuid not null constraint held_logins_of_a_person references users (id) on delete cascade,
  board text not null,
  -- 'wrong-password', 'account-warning'
  reason text not null,
  -- In the board's words.
  text text not null,
  since timestamptz not null,
  constraint held_logins_pk primary key (user_id, board),
  constraint held_logins_reason check (reason in ('wrong-password', 'account-warning'))
);
