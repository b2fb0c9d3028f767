-- Links in emails that log somebody in who has no password, or make the account of somebody new. See server/users/login-links.ts.
create table login_links (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the key: a copy of the database logs nobody in.
  key_hash bytea not null,
  -- Null: the address had no account when the link was asked for.
  user_id uuid references users (id) on delete cascade,
  email text not null,
  email_key text not null,
  -- The id of the job that is saved with the login, as the search gives it; null if none.
  job text,
  -- A path of ours to go to afterwards.
  back text,
  created timestamptz not null,
  expires timestamptz not null,
  used_at timestamptz,
  constraint login_links_one_per_key unique (key_hash)
);
create index login_links_of_address on login_links (email_key);
create index login_links_of_user on login_links (user_id);
create index login_links_by_end on login_links (expires);
