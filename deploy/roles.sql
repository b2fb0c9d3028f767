-- Tried with PostgreSQL 18 and every migration, by test/deploy/roles.test.ts.
--
-- Two roles: rolecall_owner owns the tables and migrates them; rolecall_app is what web, worker, applying program and commands run as. It
-- reads and writes rows, and cannot drop, empty or change a table; but for the search index, and notes that live for a day.
--
--   createdb --encoding=UTF8 --template=template0 --locale=C.UTF-8 rolecall
--   psql -d rolecall -f deploy/roles.sql           as a superuser; then give both a password: \password rolecall_owner
--   DATABASE_URL=…rolecall_owner… npm run migrate
--   psql -d rolecall -f deploy/roles.sql           again after each migrate: it can be run as often as you like
--
-- 'restore' makes the tables anew: as rolecall_owner, and then this file again. Every other command runs as rolecall_app.

do $$ begin
  if not exists (select from pg_roles where rolname = 'rolecall_owner') then create role rolecall_owner login; end if;
  if not exists (select from pg_roles where rolname = 'rolecall_app') then create role rolecall_app login; end if;
end $$;

-- The owner may do what the programs may, with what is theirs: a migration may change the search index.
grant rolecall_app to rolecall_owner;

do $$ begin
  execute format('alter database %I owner to rolecall_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, temporary on database %I to rolecall_app', current_database());
  -- What connections run with (server/platform/session-settings.ts). The owner gets the same from migrate.
  execute format('alter role rolecall_app in database %I set jit = off', current_database());
  execute format('alter role rolecall_app in database %I set random_page_cost = 1.1', current_database());
  execute format('alter role rolecall_app in database %I set work_mem = ''32MB''', current_database());
  execute format('alter role rolecall_app in database %I set max_parallel_workers_per_gather = 0', current_database());
  execute format('alter role rolecall_app in database %I set timezone = ''UTC''', current_database());
end $$;

alter schema public owner to rolecall_owner;
revoke all on schema public from public;
-- To make new tables: the search index is made beside the old one and takes its place.
grant usage, create on schema public to rolecall_app;

-- What migrations make from now on, and what they have made.
alter default privileges for role rolecall_owner grant usage on schemas to rolecall_app;
alter default privileges for role rolecall_owner grant select, insert, update, delete on tables to rolecall_app;
alter default privileges for role rolecall_owner grant usage, select, update on sequences to rolecall_app;
grant select, insert, update, delete on all tables in schema public to rolecall_app;
grant usage, select, update on all sequences in schema public to rolecall_app;

do $$ begin
  -- Which migrations have run is the owner's to say.
  if to_regclass('migrations') is not null then revoke insert, update, delete on migrations from rolecall_app; end if;
  -- Notes of a day at most, which are emptied as a whole.
  if to_regclass('job_index_touched') is not null then
    grant truncate on job_index_touched, search_day_key, search_day_marks to rolecall_app;
    -- It is made anew each night.
    alter table job_index owner to rolecall_app;
  end if;
end $$;
