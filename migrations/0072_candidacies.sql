-- Applications to ads that were posted here. What was sent is kept as it was; who sent it may go (decision 035).
create table candidacies (
  -- Chosen by who applies: sent twice, it is one.
  id uuid primary key,
  ad_id uuid not null constraint candidacies_to_an_ad references job_ads on delete cascade,
  -- Whose ad it is: who may read it is part of each query. Null once the company is gone.
  company_id uuid constraint candidacies_of_a_company references companies on delete set null,
  -- Null once the account is gone: then nothing of the person is left in the row.
  user_id uuid constraint candidacies_by_a_person references users on delete set null,
  state text not null,
  -- The ad as it was (contract/applications/history.ts, KeptAd).
  ad jsonb not null,
  -- Name, email and phone number as they were; null once the account is gone.
  applicant jsonb,
  -- Questions with answers (contract/candidates/screening.ts); null once the account is gone.
  screening jsonb,
  outside int not null constraint candidacies_outside check (outside >= 0),
  answers_by date,
  sent_at timestamptz not null,
  viewed_at timestamptz,
  ended_at timestamptz,
  -- When the company was told of it.
  told_at timestamptz,
  constraint candidacies_state check (state in ('sent', 'viewed', 'withdrawn', 'closed')),
  constraint candidacies_ended check ((ended_at is null) = (state in ('sent', 'viewed')))
);
-- Whoever applies twice has one application; after withdrawing one may apply again.
create unique index candidacies_once on candidacies (ad_id, user_id) where state <> 'withdrawn';
-- Who applied to an ad.
create index candidacies_to_ad on candidacies (ad_id, sent_at desc);
-- A person's own list, and what the account's end looks for.
create index candidacies_by_person on candidacies (user_id, sent_at desc);
create index candidacies_of_company on candidacies (company_id);
-- What companies are to be told of.
create index candidacies_untold on candidacies (ad_id) where told_at is null;

create table candidacy_documents (
  candidacy_id uuid not null constraint candidacy_documents_of_a_candidacy references candidacies on delete cascade,
  user_id uuid not null constraint candidacy_documents_of_a_person references users on delete cascade,
  kind text not null,
  name text not null,
  type text not null,
  -- The file; null: not printed yet.
  bytes bytea,
  text text not null,
  -- What it is printed from, letter by letter, and how it looks; null: it was a file.
  source text,
  print jsonb,
  -- Of the file that was sent, or of `source`.
  sha256 bytea not null,
  constraint candidacy_documents_pk primary key (candidacy_id, kind),
  constraint candidacy_documents_kind check (kind in ('cv', 'letter')),
  constraint candidacy_documents_kept check (bytes is not null or source is not null)
);
alter table candidacy_documents alter column bytes set storage external;
create index candidacy_documents_by_person on candidacy_documents (user_id);

create table candidacy_receipts (
  candidacy_id uuid primary key constraint candidacy_receipts_of_a_candidacy references candidacies on delete cascade,
  user_id uuid not null constraint candidacy_receipts_of_a_person references users on delete cascade,
  -- Counts a person's receipts: a gap shows.
  number int not null,
  -- The JSON that the hash is of, letter by letter.
  content text not null,
  previous_hash bytea not null,
  hash bytea not null,
  made_at timestamptz not null,
  constraint candidacy_receipts_in_a_row unique (user_id, number)
);
