-- When something of which there is only so much in a while was used: texts to a number, mails to an address, sign-ups from one
-- place, an answer of the human check. Logged, unlike the rate classes: a crash must not hand out a new allowance.
create table allowance_uses (
  -- A keyed hash: of what is not told.
  key bytea not null,
  at timestamptz not null
);
create index allowance_uses_by_key on allowance_uses (key, at);
create index allowance_uses_by_age on allowance_uses (at);
