-- People: accounts and how they are signed in to, companies, and what is sent to people.

create table users (
  id uuid primary key default gen_random_uuid(),
  role text not null default 'user',
  name text not null,
  -- As typed, to write to; null: signed up by telephone alone.
  email text,
  -- In lower case and one form of Unicode: what makes two addresses one. See server/users/email-key.ts.
  email_key text,
  -- Ten digits, '7700900123': see contract/phone.ts.
  phone text,
  -- How the account was made: 'local', or a provider's name.
  provider text not null default 'local',
  -- Algorithm and parameters with it; null: no password has been set. See server/users/password-hash.ts.
  password_hash text,
  -- The e-mail address is theirs: a link that was sent to it was used.
  is_verified boolean not null default false,
  is_phone_verified boolean not null default false,
  created timestamptz not null,
  last_login timestamptz,
  -- By an operator: nobody can sign in.
  disabled_at timestamptz,
  -- Which news a person wants, by event and way; see contract/users.ts. Empty: the defaults.
  notifications jsonb not null default '{}',
  constraint users_one_per_email unique (email_key),
  constraint users_one_per_phone unique (phone),
  constraint users_role check (role in ('user', 'publisher', 'marketing', 'admin')),
  constraint users_provider check (provider in ('local', 'facebook', 'google', 'linkedin', 'twitter')),
  constraint users_phone check (phone ~ '^7[1-9][0-9]{8}$'),
  constraint users_email_and_key check ((email is null) = (email_key is null)),
  constraint users_reachable check (email is not null or phone is not null)
);
-- The operator's list, newest first and by address.
create index users_by_created on users (created desc, id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token: a copy of the database opens no session.
  token_hash bytea not null,
  created timestamptz not null,
  last_used timestamptz not null,
  -- However much it is used, it ends here.
  expires timestamptz not null,
  -- When the person last proved who they are: what is delicate asks for it again after a while.
  proved_at timestamptz not null,
  has_second_factor boolean not null default false,
  user_agent text not null,
  address text not null,
  constraint sessions_one_per_token unique (token_hash)
);
create index sessions_of_user on sessions (user_id);

-- Links in mails and texts: each works once, for a while.
create table one_time_links (
  id uuid primary key default gen_random_uuid(),
  purpose text not null,
  user_id uuid not null references users (id) on delete cascade,
  key_hash bytea not null,
  -- Where it was sent: it proves that this is theirs, and nothing else.
  sent_to text not null,
  created timestamptz not null,
  expires timestamptz not null,
  used_at timestamptz,
  constraint one_time_links_one_per_key unique (key_hash),
  constraint one_time_links_purpose check (
    purpose in ('confirm-email', 'reset-password', 'set-password', 'phone-login', 'change-email', 'change-phone'))
);
create index one_time_links_of_user on one_time_links (user_id, purpose);

-- Failed attempts to sign in, by account and by address. Logged, unlike the rate classes: a crash must not hand out a new allowance.
create table sign_in_failures (
  key text primary key,
  failures int not null,
  last_failure timestamptz not null,
  -- Nothing is tried before this.
  wait_until timestamptz
);

-- Accounts at providers that a person signs in with. The provider's own id is the key, never an address.
create table social_identities (
  provider text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created timestamptz not null,
  constraint social_identities_pk primary key (provider, subject),
  constraint social_identities_one_per_user unique (user_id, provider)
);

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted with a key that is not in the database: see server/platform/secrets.ts.
  secret bytea not null,
  -- Null: shown, but no code has been entered yet.
  confirmed_at timestamptz,
  -- The last time step that was used: a code works once.
  last_step bigint
);

create table passkeys (
  -- The credential's id, base64url.
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created timestamptz not null,
  last_used timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_codes_pk primary key (user_id, code_hash)
);

-- What a sign-in is waiting for between two requests: a second factor, a passkey's answer, a provider's answer. Minutes old at most.
create table pending_sign_ins (
  key_hash bytea primary key,
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  data jsonb not null default '{}',
  expires timestamptz not null
);
create index pending_sign_ins_by_age on pending_sign_ins (expires);

create table companies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- In the company register.
  company_number text,
  -- 1 direct employer, 2 charity or non-profit, 3 recruitment agency.
  company_type int not null,
  phone text not null,
  address jsonb not null default '{}',
  created timestamptz not null,
  constraint companies_type check (company_type in (1, 2, 3))
);

create table company_members (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_admin boolean not null default false,
  created timestamptz not null,
  constraint company_members_pk primary key (company_id, user_id),
  -- Nobody works for two companies under one account: what they see is never mixed.
  constraint company_members_one_company unique (user_id)
);

-- Letters and texts to people. In production the words go when the message has gone; else they can be read at /outbox.
create table sent_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- 'confirm-email', 'phone-login' …
  template text not null,
  recipient text not null,
  user_id uuid references users (id) on delete cascade,
  subject text not null default '',
  -- Null: forgotten after sending.
  body text,
  html text,
  created timestamptz not null,
  sent_at timestamptz,
  constraint sent_messages_kind check (kind in ('mail', 'text'))
);
create index sent_messages_latest on sent_messages (created desc);
create index sent_messages_of_user on sent_messages (user_id);

-- Who did what to whom, for operators: sign-ins, refusals, changes of role and of secrets, looks at personal data.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Not references: what was done stays known when the account is gone, then without a name.
  actor uuid,
  subject uuid,
  event text not null,
  address text,
  details jsonb not null default '{}'
);
create index audit_log_latest on audit_log (at desc);
create index audit_log_of_actor on audit_log (actor);
create index audit_log_of_subject on audit_log (subject);

-- A person's own searches, and those they want news of.
create table saved_searches (
  user_id uuid not null references users (id) on delete cascade,
  -- The search's canonical address: what makes two searches the same.
  path text not null,
  search jsonb not null,
  last_searched timestamptz not null,
  alert boolean not null default false,
  constraint saved_searches_pk primary key (user_id, path)
);
create index saved_searches_latest on saved_searches (user_id, last_searched desc);

-- Alerts of people without an account: sent only after the address has been confirmed.
create table alert_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  email_key text not null,
  path text not null,
  search jsonb not null,
  created timestamptz not null,
  confirmed_at timestamptz,
  key_hash bytea not null,
  constraint alert_subscriptions_one_each unique (email_key, path)
);

-- What people write to us: contact, an issue, a feature, a lead.
create table messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  name text not null,
  email text not null,
  phone text,
  subject text not null default '',
  content text not null,
  -- Of a lead: how they want to be reached, company and its type.
  details jsonb not null default '{}',
  user_id uuid references users (id) on delete set null,
  created timestamptz not null,
  done_at timestamptz,
  constraint messages_kind check (kind in ('contact', 'issue', 'ticket', 'lead'))
);
create index messages_latest on messages (created desc);
