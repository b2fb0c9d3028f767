-- Alerts made without an account join the account of the same address once both are confirmed.

-- Two alerts for one search become one. The links in mails of the one that went still work: they lead to the other.
create table alert_former_keys (
  key_hash bytea primary key,
  alert_id uuid not null constraint former_key_of_an_alert references alert_subscriptions (id) on delete cascade
);
create index alert_former_keys_of_alert on alert_former_keys (alert_id);
