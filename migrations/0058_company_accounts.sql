-- Company accounts: what was checked about a company, whether it may publish, whom it has invited, and what happened in it.

alter table companies
  -- The register has this number under this name. Null: not matched, or changed since.
  add column register_name text,
  add column register_is_sample boolean not null default false,
  add column register_checked timestamptz,
  -- Of the confirmed e-mail of a member. Null: none was at a domain of the company's own.
  add column own_domain text,
  add column own_domain_checked timestamptz,
  add column publishing text not null default 'unverified',
  -- Why it was refused or blocked, in the words of the operator.
  add column publishing_reason text,
  add column publishing_decided timestamptz,
  -- Since when an ad of it, or one of its admins, waits for the operator. Null: nobody does.
  add column asked_to_publish timestamptz,
  add constraint companies_register_whole check ((register_name is null) = (register_checked is null)),
  add constraint companies_own_domain_whole check ((own_domain is null) = (own_domain_checked is null)),
  add constraint companies_publishing check (publishing in ('unverified', 'approved', 'refused', 'blocked'));
-- The operator's queue.
create index companies_asking on companies (asked_to_publish) where asked_to_publish is not null;

-- Somebody who has been asked to join. The account is made when they accept; until then this is all there is of them.
create table company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  name text not null,
  email text not null,
  email_key text not null,
  key_hash bytea not null,
  created timestamptz not null,
  expires timestamptz not null,
  constraint company_invitations_one_each unique (company_id, email_key),
  constraint company_invitations_one_per_key unique (key_hash)
);
create index company_invitations_by_age on company_invitations (expires);
create index company_invitations_of_address on company_invitations (email_key);

-- What was done in a company, for its admins to read. It goes with the company.
create table company_events (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies (id) on delete cascade,
  at timestamptz not null,
  -- Not references: what was done stays known when the account is gone, then without a name. Null: those who run the site.
  actor uuid,
  subject uuid,
  event text not null,
  -- No names and no addresses of people: these are looked up by id.
  details jsonb not null default '{}'
);
create index company_events_latest on company_events (company_id, id desc);
