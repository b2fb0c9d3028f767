-- Credits for applications that are made for people: a ledger in which every transfer has two sides and none is ever changed.

create table credit_accounts (
  id bigint generated always as identity primary key,
  -- A person's: 'available', and 'reserved' for applications that are under way. Ours: 'issued' is where credits come from,
  -- 'spent' where those of applications that were made go.
  kind text not null,
  -- Null: ours, or of a person who is no more: the ledger still adds up, and names nobody.
  user_id uuid references users (id) on delete set null,
  -- Of a person, what its transfers add up to. Ours are added up when somebody asks: a row that all change would be a queue.
  balance bigint,
  constraint credit_accounts_kind check (kind in ('available', 'reserved', 'issued', 'spent')),
  constraint credit_accounts_of_people_have_a_balance check ((balance is null) = (kind in ('issued', 'spent'))),
  constraint credit_accounts_ours_are_nobodys check (user_id is null or kind in ('available', 'reserved')),
  constraint credit_accounts_never_negative check (balance >= 0),
  constraint credit_accounts_one_each unique (user_id, kind)
);
create unique index credit_accounts_one_of_ours on credit_accounts (kind) where kind in ('issued', 'spent');
insert into credit_accounts (kind) values ('issued'), ('spent');

create table credit_transfers (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  from_account bigint not null references credit_accounts (id),
  to_account bigint not null references credit_accounts (id),
  amount bigint not null,
  -- The same for the same wish, however often it is sent.
  key text not null,
  -- Not a reference: what was paid stays known when the application is gone.
  application_id uuid,
  constraint credit_transfers_kind check (kind in ('free', 'grant', 'reserve', 'capture', 'release')),
  constraint credit_transfers_amount check (amount > 0),
  constraint credit_transfers_two_sides check (from_account <> to_account),
  constraint credit_transfers_about_an_application check ((application_id is null) = (kind in ('free', 'grant'))),
  constraint credit_transfers_once unique (key)
);
create index credit_transfers_of_application on credit_transfers (application_id, id) where application_id is not null;
create index credit_transfers_from on credit_transfers (from_account);
create index credit_transfers_to on credit_transfers (to_account);

create function refuse_change_of_transfers() returns trigger language plpgsql as $$
begin
  raise exception 'a transfer of credits is never changed: make another one';
end
$$;
create trigger credit_transfers_stay before update or delete on credit_transfers
  for each row execute function refuse_change_of_transfers();
