-- The start of a free trial is told by email, once.
alter table payment_reminders drop constraint payment_reminders_kind;
alter table payment_reminders add constraint payment_reminders_kind
  check (kind in ('trial-started', 'trial-ends', 'renewal', 'card-expires', 'payment-failed'));
