-- What is asked every few seconds, every few minutes or with each payment no longer goes through all rows.

-- What is in the hands of a runner.
create index applications_in_hand on applications (runner) where runner is not null;
-- Alerts whose hour has come and which had nothing to send.
create index alert_hours on alert_subscriptions (frequency, due_at);
create index payment_refunds_of_payment on payment_refunds (payment_intent);
-- Disputes that came before the payment that they are about was known.
create index payment_events_of_others on payment_events (object_id)
  where type like 'charge.dispute.%' and outcome = 'not-ours' and object_id is not null;
create index purchases_to_give_back on purchases (id) where withdrawal is not null and refunded < withdrawal;

-- Nor does deleting a CV or an account.
create index cvs_made_from on cvs (made_from) where made_from is not null;
create index application_documents_of_person on application_documents (user_id);
create index messages_of_person on messages (user_id) where user_id is not null;
create index purchases_by_person on purchases (bought_by) where bought_by is not null;

-- Nor does what was written to somebody, or by them: for their archive, and when they go.
create index sent_messages_to on sent_messages (lower(recipient));
create index messages_from on messages (lower(email));
create index company_events_by_actor on company_events (actor);
create index company_events_about on company_events (subject);
