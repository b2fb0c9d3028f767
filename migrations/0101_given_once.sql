-- What a person gets once stays given when their account is deleted. The code is of what they came with, made with a key that is not in
-- the database: see server/credits/given-once.ts.
create table given_once (
  kind text not null constraint given_once_kinds check (kind in ('free-credits', 'trial', 'trial-card')),
  code bytea not null constraint given_once_code check (octet_length(code) = 32),
  until timestamptz not null,
  primary key (kind, code)
);
create index given_once_to_forget on given_once (until);

-- Of the card that a trial was begun with, once it is known, and whether the card had had one.
alter table plan_subscriptions
  add column card_code bytea,
  add column is_trial_refused boolean not null default false;
