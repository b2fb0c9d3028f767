-- What a company does with an application: looked at, interviewed, offered, kept for later, rejected; and everything that happened to it.
alter table candidacies drop constraint candidacies_state, drop constraint candidacies_ended;
update candidacies set state = 'rejected' where state = 'closed';
alter table candidacies
  add column shortlisted_at timestamptz,
  -- When the company first answered: an invitation, an offer, a rejection. What a promised answer and the usual answer time are measured by.
  add column answered_at timestamptz,
  -- When it made the decision that stands (an offer, kept for later, rejected).
  add column decided_at timestamptz,
  add constraint candidacies_state
    check (state in ('sent', 'viewed', 'interview', 'offer', 'kept', 'rejected', 'withdrawn')),
  add constraint candidacies_ended check ((ended_at is not null) = (state in ('rejected', 'withdrawn')));
update candidacies set answered_at = ended_at, decided_at = ended_at where state = 'rejected';
alter table candidacies
  add constraint candidacies_decided check (state not in ('offer', 'kept', 'rejected') or decided_at is not null);

-- Everything that happened to an application, in order. Nothing in it is changed; it goes with the application.
create table candidacy_events (
  id bigint generated always as identity primary key,
  candidacy_id uuid not null constraint candidacy_events_of_a_candidacy references candidacies on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- Who did it: the person who applied, a member of the company, or the product by itself.
  actor text not null constraint candidacy_events_actor check (actor in ('person', 'company', 'product')),
  -- Which member; null once the account is gone.
  by_user_id uuid constraint candidacy_events_by_a_member references users on delete set null,
  -- What else there is to say, as each kind has it; nothing that the person wrote.
  details jsonb not null default '{}'
);
create index candidacy_events_of_one on candidacy_events (candidacy_id, id);
create index candidacy_events_by on candidacy_events (by_user_id) where by_user_id is not null;
