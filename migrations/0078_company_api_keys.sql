-- Keys by which programs of a company call the public API in the company's name.
create table company_api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null constraint company_api_keys_of_a_company references companies on delete cascade,
  -- What its maker calls it.
  name text not null,
  -- The first characters, by which people tell keys apart: too few to guess the rest.
  prefix text not null,
  -- SHA-256: the key itself has 256 random bits and is kept nowhere.
  key_hash bytea not null,
  scopes text[] not null,
  created_by uuid constraint company_api_keys_by_a_person references users on delete set null,
  created timestamptz not null,
  last_used timestamptz,
  -- From then on it opens nothing.
  revoked timestamptz,
  constraint company_api_keys_one_per_key unique (key_hash),
  constraint company_api_keys_scopes check (cardinality(scopes) > 0 and scopes <@ array['read-ads', 'write-ads'])
);
-- The company's list.
create index company_api_keys_of_company on company_api_keys (company_id, created desc);
create index company_api_keys_by_person on company_api_keys (created_by);
