-- When the count of a key started: 'fifty in ten minutes' counts from here, not from the last failure.
alter table sign_in_failures add column first_failure timestamptz;
update sign_in_failures set first_failure = last_failure;
alter table sign_in_failures alter column first_failure set not null;

-- Networks that somebody has signed in from: while an account is being guessed at from elsewhere, its owner is not slowed down here.
create table known_networks (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the person and the network: see server/users/known-networks.ts.
  network bytea not null,
  last_used timestamptz not null,
  constraint known_networks_pk primary key (user_id, network)
);
create index known_networks_by_age on known_networks (last_used);
