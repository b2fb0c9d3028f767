-- A search with an alert can leave the list of latest searches and keep its alert.
alter table saved_searches add column is_in_history boolean not null default true;
