-- Real money: who pays, what they buy, what they get for it, and what is written down of it for the tax office.

create table payers (
  id uuid primary key default gen_random_uuid(),
  -- Both null: gone since. What they paid stays in the books.
  user_id uuid constraint payers_one_of_person unique references users (id) on delete set null,
  company_id uuid constraint payers_one_of_company unique references companies (id) on delete set null,
  -- As the payment provider calls them.
  customer_id text constraint payers_customer unique,
  -- Of a company that is registered for it, as it typed it, for its receipts.
  vat_number text,
  created timestamptz not null,
  constraint payers_one_owner check (num_nonnulls(user_id, company_id) <= 1)
);

create table purchases (
  id uuid primary key default gen_random_uuid(),
  payer_id uuid not null references payers (id),
  -- Null: their account is gone.
  bought_by uuid references users (id) on delete set null,
  -- Of one wish to buy, however often its button is pressed.
  wish text not null,
  product text not null,
  -- The credits that it brings; of a plan, those of a month.
  quantity integer not null,
  -- Whole pennies with all taxes: what we computed, and what must have been paid.
  amount integer not null,
  -- 'open': to be paid; 'paid'; 'expired': nobody paid; 'needs-person': what came is not what we asked for.
  state text not null default 'open',
  -- What the buyer agreed to, word for word, and so when.
  consent text,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  session_id text constraint purchases_session unique,
  session_url text,
  payment_intent text constraint purchases_payment_intent unique,
  -- When we last asked the provider by ourselves what became of it.
  asked_at timestamptz,
  paid_at timestamptz,
  -- Whole pennies that were given back.
  refunded integer not null default 0,
  -- Of a buyer who withdrew: when, and what they are to get back. Done again until it is given back.
  withdrawn_at timestamptz,
  withdrawal integer,
  problem text,
  constraint purchases_product check (product in ('job-credits', 'onetime', 'advanced')),
  constraint purchases_state check (state in ('open', 'paid', 'expired', 'needs-person')),
  constraint purchases_amount check (amount > 0 and quantity > 0),
  constraint purchases_refunded check (refunded >= 0),
  constraint purchases_paid_has_its_time check (state <> 'paid' or paid_at is not null),
  constraint purchases_once unique (payer_id, wish)
);
-- One payment page at a time for each person and product: a double click buys once.
create unique index purchases_one_open on purchases (payer_id, bought_by, product) where state = 'open';
create index purchases_of_payer on purchases (payer_id, begun_at desc);
create index purchases_open on purchases (expires_at) where state = 'open';

create table plan_subscriptions (
  id uuid primary key default gen_random_uuid(),
  payer_id uuid not null references payers (id),
  purchase_id uuid not null constraint plan_subscriptions_one_of_purchase unique references purchases (id),
  stripe_id text not null constraint plan_subscriptions_stripe_id unique,
  -- As the provider says it.
  status text not null,
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Ends then, because its owner cancelled it.
  cancels_at timestamptz,
  ended_at timestamptz,
  card_brand text,
  card_last4 text,
  -- The first moment at which the card cannot be charged any more.
  card_expires_at timestamptz,
  -- What was left of its credits lapsed, some time after the end.
  lapsed_at timestamptz,
  read_at timestamptz not null
);
create index plan_subscriptions_of_payer on plan_subscriptions (payer_id, started_at desc);
-- A second live one of the same payer is a slip: it is found by this and ended.
create unique index plan_subscriptions_one_live on plan_subscriptions (payer_id) where ended_at is null;
create index plan_subscriptions_to_lapse on plan_subscriptions (ended_at) where lapsed_at is null;

-- Stretches of a plan that are paid for, each with credits for its months.
create table plan_periods (
  subscription_id uuid not null references plan_subscriptions (id),
  starts_at timestamptz not null,
  -- Earlier than was paid for where the plan was suspended.
  ends_at timestamptz not null,
  invoice_id text not null constraint plan_periods_invoice unique,
  primary key (subscription_id, starts_at)
);

-- What was collected for plans: a refund or a dispute names the payment.
create table plan_invoices (
  invoice_id text primary key,
  subscription_id uuid not null references plan_subscriptions (id),
  payment_intent text constraint plan_invoices_payment_intent unique,
  amount integer not null,
  paid_at timestamptz not null
);
create index plan_invoices_of_subscription on plan_invoices (subscription_id, paid_at desc);

-- Letters about payments to come, each sent once.
create table payment_reminders (
  subscription_id uuid not null references plan_subscriptions (id),
  kind text not null,
  about timestamptz not null,
  sent_at timestamptz not null,
  primary key (subscription_id, kind, about),
  constraint payment_reminders_kind check (kind in ('trial-ends', 'renewal', 'card-expires', 'payment-failed'))
);

-- Events of the provider: each counts once.
create table payment_events (
  id text primary key,
  type text not null,
  object_id text,
  created timestamptz not null,
  received_at timestamptz not null,
  -- What came of it; null: it is being worked on, or failed and is tried again.
  outcome text,
  problem text,
  handled_at timestamptz
);
create index payment_events_open on payment_events (received_at) where handled_at is null;

create table payment_refunds (
  -- The provider's.
  id text primary key,
  -- What the ledger calls it.
  subject uuid not null default gen_random_uuid(),
  purchase_id uuid not null references purchases (id),
  -- The payment that it gives back from.
  payment_intent text not null,
  amount integer not null,
  made_at timestamptz not null,
  -- Credits that were taken back for it.
  credits_taken integer not null,
  constraint payment_refunds_amount check (amount > 0)
);
create index payment_refunds_of_purchase on payment_refunds (purchase_id);

create table payment_disputes (
  id text primary key,
  -- What the ledger calls it.
  subject uuid not null default gen_random_uuid(),
  purchase_id uuid references purchases (id),
  amount integer not null,
  reason text not null,
  status text not null,
  due_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz
);

-- What needs a person, until somebody says that it is settled.
create table payment_matters (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  kind text not null,
  purchase_id uuid references purchases (id),
  -- The provider's object that it is about.
  object_id text,
  text text not null,
  settled_at timestamptz,
  constraint payment_matters_once unique (kind, object_id)
);
create index payment_matters_open on payment_matters (at) where settled_at is null;

-- Numbers without gaps: taken under a lock, in the transaction that writes the document.
create table receipt_numbers (
  series text primary key,
  last integer not null,
  constraint receipt_numbers_series check (series in ('receipt', 'credit-note'))
);
insert into receipt_numbers (series, last) values ('receipt', 0), ('credit-note', 0);

create table receipts (
  id uuid primary key default gen_random_uuid(),
  series text not null references receipt_numbers (series),
  number integer not null,
  payer_id uuid not null references payers (id),
  purchase_id uuid not null references purchases (id),
  -- The provider's payment, invoice or refund that it is for.
  reference text not null constraint receipts_reference unique,
  issued_at timestamptz not null,
  -- Of a credit note: the receipt that it takes back from.
  corrects uuid references receipts (id),
  -- As they were on that day.
  seller jsonb,
  buyer jsonb not null,
  lines jsonb not null,
  -- Whole pennies with all taxes; the VAT within, or null where the seller charges none.
  total integer not null,
  vat integer,
  constraint receipts_number unique (series, number),
  constraint receipts_total check (total > 0 and vat between 0 and total)
);
create index receipts_of_payer on receipts (payer_id, issued_at desc);
create index receipts_of_purchase on receipts (purchase_id);

create function refuse_change_of_receipts() returns trigger language plpgsql as $$
begin
  raise exception 'a receipt is never changed: write a credit note';
end
$$;
create trigger receipts_stay before update or delete on receipts
  for each row execute function refuse_change_of_receipts();
