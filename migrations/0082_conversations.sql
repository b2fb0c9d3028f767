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
