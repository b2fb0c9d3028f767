-- Terms that a person agreed to: at which board, and to which words. Other words are asked again.
create table agreed_terms (
  user_id uuid not null constraint agreed_terms_of_a_person references users (id) on delete cascade,
  board text not null,
  -- SHA-256 of the whole wording.
  text_hash bytea not null,
  wording text not null,
  agreed_at timestamptz not null,
  constraint agreed_terms_pk primary key (user_id, board, text_hash)
);
