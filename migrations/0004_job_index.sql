-- The search index: what is searched, filtered and ordered by, of every open job. See docs/performance.md and
-- server/job-searches/postgres-index/. It can be made anew from the jobs at any time.

create table job_index (
  id int primary key,
  -- Of the first place; null where no place of the job is known.
  lat real,
  lng real,
  -- Words of the title that are searched for.
  title_length smallint not null,
  -- Two bits of 64 for each of the title's terms: most titles without a searched word show it at a glance.
  title_bits bigint not null,
  -- Numbers for filters, counts and orders, in the layout of facts.ts.
  facts text not null,
  -- Likewise: the least and the most a year.
  pay text not null,
  -- Lower case, cut short: for the order by title, and for suggestions.
  title text not null,
  -- Of the title alone, for the rank.
  title_terms tsvector not null,
  -- Everything that finds the job: words with their places, 't:' words of the title, 's:' and 'm:' names, 'g1:' cells, 'a:' areas.
  terms tsvector not null,
  -- lat, lng, lat, lng, … of all further places; mostly null.
  other_positions real[],
  -- Fills short ads up to where PostgreSQL moves long values out of the row (2 kB). Without it the rows of ads that come
  -- as snippets would keep their terms, and a search reads every page that a row lies on.
  filling text
) with (toast_tuple_target = 128, fillfactor = 95);
-- Out of the row: the terms and what only fills. In it: everything that a search reads of a row.
alter table job_index
  alter column terms set storage external,
  alter column filling set storage external,
  alter column title_terms set storage main,
  alter column facts set storage main,
  alter column pay set storage main,
  alter column title set storage main;
create index job_index_terms on job_index using gin (terms) with (fastupdate = off);

-- One row.
create table job_index_state (
  -- The version of analyser and layout that wrote the index.
  version int not null,
  -- A new index is being made beside this one: what changes meanwhile is noted in job_index_touched.
  is_rebuilding boolean not null default false
);

create table job_index_touched (id int not null);

-- Titles of the index with the number of jobs: suggestions while typing. Written anew from time to time.
create table job_titles (
  -- The title from one of its words on: 'staff nurse' and 'nurse'.
  beginning text not null,
  title text not null,
  jobs int not null,
  constraint job_titles_one_per_beginning primary key (beginning, title)
);
-- The most frequent first among those that share their first three letters.
create index job_titles_suggested on job_titles (left(beginning, 3), jobs desc);

-- Words of titles, for the nearest to a slip of the finger.
create table job_title_words (
  word text primary key,
  jobs int not null
);
