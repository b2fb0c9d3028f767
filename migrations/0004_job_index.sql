-- The search index: what every open job is searched, filtered and ordered by. See server/job-searches/postgres-index/
-- and docs/performance.md. It holds nothing of its own and can be made anew from the jobs at any time.

-- A function, because an index is also made anew beside the one in use and then takes its place.
create function make_job_index(name text) returns void language plpgsql as $$
begin
  execute format($table$
    create table %1$I (
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
      -- All that finds the job: words with their places, words of the title as 't:…', spellings and meanings as 's:…'
      -- and 'm:…', cells of the map as 'g1:…', areas as 'a:…'.
      terms tsvector not null,
      -- lat, lng, lat, lng, … of all further places; mostly null.
      other_positions real[],
      -- Fills the rows of short ads to above 2 kB, from where PostgreSQL moves long values out of a row. Otherwise they
      -- would keep their terms, and a search reads every page that a found row lies on.
      filling text
    ) with (toast_tuple_target = 128);

    -- Out of the row: the terms, and what only fills. In it: everything that a search reads of a row.
    alter table %1$I
      alter column terms set storage external,
      alter column filling set storage external,
      alter column title_terms set storage main,
      alter column facts set storage main,
      alter column pay set storage main,
      alter column title set storage main,
      -- The planner knows how often a word occurs, but not that terms lie out of the row: for a frequent word it would
      -- read the whole table and fetch the terms of every row. Without figures it takes the index for all words.
      alter column terms set statistics 0;
  $table$, name);
end $$;

select make_job_index('job_index');
create index job_index_terms on job_index using gin (terms) with (fastupdate = off);

-- One row.
create table job_index_state (
  -- Of analyser and layout, as it wrote the index; null: nothing written yet.
  version int,
  -- A new index is being made beside this one: what changes meanwhile is noted in job_index_touched.
  is_rebuilding boolean not null
);
insert into job_index_state values (null, false);

create table job_index_touched (id int not null);

-- Titles of the index with the number of their jobs, for suggestions while typing. Brought up to date from time to time.
create table job_titles (
  -- The title from one of its words on: 'staff nurse' and 'nurse'.
  beginning text not null,
  title text not null,
  jobs int not null,
  constraint job_titles_one_per_beginning primary key (beginning, title)
);
-- A suggestion reads those with its first three letters, the most frequent first, until it has enough.
create index job_titles_suggested on job_titles (left(beginning, 3), jobs desc, title);

-- Words of titles, for the nearest to a slip of the finger.
create table job_title_words (
  word text primary key,
  jobs int not null
);
