-- The boards are asked for the search of each alert before its hour: what came of it, for the plan of the next day and for the mail.

create table alert_asks (
  alert_id uuid not null constraint ask_for_an_alert references alert_subscriptions (id) on delete cascade,
  board text not null,
  -- When it last answered; null: never yet.
  answered_at timestamptz,
  -- When it was last to be asked, and what came of it.
  tried_at timestamptz not null,
  outcome text not null,
  primary key (alert_id, board),
  constraint alert_asks_outcome check (
    outcome in ('ok', 'empty', 'timeout', 'refused', 'challenge', 'unreadable', 'failed', 'skipped')
  )
);
