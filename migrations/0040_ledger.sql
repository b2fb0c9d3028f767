-- The ledger of credits for applications becomes one of all credits: its accounts belong to people or companies and are of a unit, and
-- its transfers are about a subject of any kind. The rows stay as they are, and so does every balance.

alter table credit_accounts rename to ledger_accounts;
alter table credit_transfers rename to ledger_transfers;
alter sequence credit_accounts_id_seq rename to ledger_accounts_id_seq;
alter sequence credit_transfers_id_seq rename to ledger_transfers_id_seq;

alter table ledger_accounts rename constraint credit_accounts_pkey to ledger_accounts_pkey;
alter table ledger_accounts rename constraint credit_accounts_kind to ledger_accounts_kind;
alter table ledger_accounts rename constraint credit_accounts_user_id_fkey to ledger_accounts_user_id_fkey;
alter table ledger_accounts rename constraint credit_accounts_never_negative to ledger_accounts_never_negative;
alter table ledger_accounts
  rename constraint credit_accounts_of_people_have_a_balance to ledger_accounts_of_owners_have_a_balance;

alter table ledger_accounts
  add column unit text not null default 'application-credits',
  -- Null: ours, a person's, or of a company that is no more.
  add column company_id uuid references companies (id) on delete set null,
  drop constraint credit_accounts_ours_are_nobodys,
  drop constraint credit_accounts_one_each;
alter table ledger_accounts
  -- Nothing is of a unit because somebody forgot to say which.
  alter column unit drop default,
  add constraint ledger_accounts_unit check (unit in ('application-credits', 'publisher-credits')),
  add constraint ledger_accounts_one_owner check (num_nonnulls(user_id, company_id) <= 1),
  add constraint ledger_accounts_ours_are_nobodys check (
    num_nonnulls(user_id, company_id) = 0 or kind in ('available', 'reserved')),
  add constraint ledger_accounts_one_each_of_user unique (user_id, unit, kind),
  add constraint ledger_accounts_one_each_of_company unique (company_id, unit, kind),
  -- For the references below.
  add constraint ledger_accounts_and_units unique (id, unit);
drop index credit_accounts_one_of_ours;
create unique index ledger_accounts_one_of_ours on ledger_accounts (unit, kind) where kind in ('issued', 'spent');
insert into ledger_accounts (unit, kind) values ('publisher-credits', 'issued'), ('publisher-credits', 'spent');

alter table ledger_transfers rename constraint credit_transfers_pkey to ledger_transfers_pkey;
alter table ledger_transfers rename constraint credit_transfers_amount to ledger_transfers_amount;
alter table ledger_transfers rename constraint credit_transfers_two_sides to ledger_transfers_two_sides;
alter table ledger_transfers rename constraint credit_transfers_once to ledger_transfers_once;
alter index credit_transfers_from rename to ledger_transfers_from;
alter index credit_transfers_to rename to ledger_transfers_to;
alter trigger credit_transfers_stay on ledger_transfers rename to ledger_transfers_stay;

alter table ledger_transfers rename column application_id to subject_id;
alter table ledger_transfers
  add column unit text not null default 'application-credits',
  -- What it is about: 'application', and whatever else has a price. Not a reference, like the id beside it.
  add column subject_kind text,
  drop constraint credit_transfers_kind,
  drop constraint credit_transfers_about_an_application,
  drop constraint credit_transfers_from_account_fkey,
  drop constraint credit_transfers_to_account_fkey;
alter table ledger_transfers disable trigger ledger_transfers_stay;
update ledger_transfers set subject_kind = 'application' where subject_id is not null;
alter table ledger_transfers enable trigger ledger_transfers_stay;
alter table ledger_transfers
  alter column unit drop default,
  -- The ledger's own are reserve, capture, release and transfer; where credits come from, features name.
  add constraint ledger_transfers_kind check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  add constraint ledger_transfers_subject check (subject_id is null or subject_kind is not null),
  add constraint ledger_transfers_reserved_for_something check (
    subject_id is not null or kind not in ('reserve', 'capture', 'release')),
  -- Both sides are of one unit.
  add constraint ledger_transfers_from_account_fkey
    foreign key (from_account, unit) references ledger_accounts (id, unit),
  add constraint ledger_transfers_to_account_fkey
    foreign key (to_account, unit) references ledger_accounts (id, unit);
drop index credit_transfers_of_application;
create index ledger_transfers_of_subject on ledger_transfers (subject_kind, subject_id, id) where subject_id is not null;

-- For programs of the version before, which go on while the new ones are rolled out. The next migration of the ledger drops them.
create view credit_accounts as
  select id, kind, user_id, balance, unit from ledger_accounts where unit = 'application-credits';
alter view credit_accounts alter column unit set default 'application-credits';
create view credit_transfers as
  select id, at, kind, from_account, to_account, amount, key, subject_id as application_id, unit, subject_kind
    from ledger_transfers where unit = 'application-credits';
alter view credit_transfers alter column unit set default 'application-credits';
alter view credit_transfers alter column subject_kind set default 'application';
