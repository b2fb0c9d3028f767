-- What people give us so that we can log in to a job board as them. What opens it is not in the database: see
-- docs/decisions/008-passwords-sealed-to-the-applying-program.md.

create table vault_keys (
  user_id uuid primary key constraint vault_keys_of_a_person references users (id) on delete cascade,
  -- A pair of the person's own, so that what is theirs goes with them: what is sealed with the one half …
  public_key bytea not null,
  -- … is opened with the other, itself sealed to the key of this version, which only the applying program has.
  sealed_key bytea not null,
  key_version integer not null,
  created timestamptz not null,
  -- When the person last proved who they are to change something here.
  confirmed_at timestamptz not null
);
create index vault_keys_by_version on vault_keys (key_version);

create table board_credentials (
  user_id uuid not null constraint board_credentials_of_a_person references users (id) on delete cascade,
  source text not null,
  -- 'keep': the password is kept, sealed; 'ask': it is asked for each time.
  mode text not null,
  is_on boolean not null default true,
  -- To be shown; the one that is used is sealed with the password.
  email text,
  sealed bytea,
  saved_at timestamptz,
  -- When the person agreed that we log in there as them, and to which version of the words.
  consent_at timestamptz not null,
  consent_text text not null,
  last_used timestamptz,
  test_state text not null default 'not-tested',
  test_at timestamptz,
  constraint board_credentials_pk primary key (user_id, source),
  constraint board_credentials_mode check (mode in ('keep', 'ask')),
  constraint board_credentials_kept_or_asked_for check ((mode = 'keep') = (sealed is not null)),
  constraint board_credentials_kept_is_whole check (sealed is null or (email is not null and saved_at is not null)),
  constraint board_credentials_test check (
    test_state in ('not-tested', 'waiting', 'works', 'refused', 'needs-you', 'no-answer'))
);
-- Logins that wait to be tried.
create index board_credentials_to_test on board_credentials (test_at) where test_state = 'waiting';

-- A password for one application that is being made: read once, or gone within minutes.
create table held_credentials (
  attempt_id uuid primary key,
  user_id uuid not null constraint held_credentials_of_a_person references users (id) on delete cascade,
  source text not null,
  sealed bytea not null,
  expires timestamptz not null
);
create index held_credentials_of_person on held_credentials (user_id, source);
create index held_credentials_by_age on held_credentials (expires);
