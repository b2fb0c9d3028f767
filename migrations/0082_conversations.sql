-- Messages between a company and somebody who applied to its ad, about that application (decision 040).
create table conversation_messages (
  -- Chosen by who writes: sent twice, it is one.
  id uuid primary key,
  -- Messages of one moment have an order too.
  place bigint generated always as identity,
  candidacy_id uuid not null constraint conversation_messages_of_a_candidacy references candidacies on delete cascade,
  side text not null constraint conversation_messages_side check (side in ('company', 'candidate')),
  -- Null once the account is gone.
  by_user_id uuid constraint conversation_messages_by_a_person references users on delete set null,
  text text not null,
  sent_at timestamptz not null,
  -- When the other side first read it.
  read_at timestamptz
);
create index conversation_messages_of_one on conversation_messages (candidacy_id, place);
create index conversation_messages_by on conversation_messages (by_user_id) where by_user_id is not null;
create index conversation_messages_unread on conversation_messages (candidacy_id, side) where read_at is null;

-- Text messages that a company sent to a candidate.
create table candidate_texts (
  -- Chosen by who sends: sent twice, it is one.
  id uuid primary key,
  candidacy_id uuid not null constraint candidate_texts_of_a_candidacy references candidacies on delete cascade,
  -- Null once the account is gone.
  by_user_id uuid constraint candidate_texts_by_a_member references users on delete set null,
  -- As it was sent: with who sends it, and how to stop.
  words text not null,
  -- How many texts it was on the network.
  parts int not null,
  sent_at timestamptz not null,
  -- It went at night, because whoever sent it said so.
  is_quiet_confirmed boolean not null,
  -- Of the outbox, which forgets it sooner than this is.
  message_id uuid not null
);
create index candidate_texts_of_one on candidate_texts (candidacy_id, sent_at);
create index candidate_texts_by on candidate_texts (by_user_id) where by_user_id is not null;

-- Mobile numbers to which no company's text goes any more: a keyed hash alone, which stays when an account is deleted.
create table text_opt_outs (
  number_hash bytea primary key,
  since timestamptz not null
);
