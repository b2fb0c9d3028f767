-- Other names of employers, so that one vacancy under two names is one job.

create table employer_aliases (
  -- A key of a name, as understand/employer.ts makes it: 'aws emea sarl'.
  alias_key text primary key,
  -- The key of the name with more ads: 'amazon'. Never itself an alias.
  main_key text not null constraint employer_aliases_two check (main_key <> alias_key),
  source text not null constraint employer_aliases_source check (source in ('ads', 'register')),
  -- How many vacancies were advertised under both; 0 where a register says so.
  vacancies int not null,
  learnt_at timestamptz not null,
  -- When the operator took it back: it is not used, and not learnt again.
  dropped_at timestamptz
);

-- How many organisations of the register go by a name: one that several trade under says nothing of who they are.
alter table licensed_sponsors add column entries int not null default 1;
