-- What people search for, without who: counted by day, for 'most wanted', trends and the latest searches.
create table job_search_counts (
  -- Lower case, one space: what makes two searches the same.
  title_key text not null,
  location_key text not null,
  day date not null,
  -- As last typed.
  job_title text not null,
  job_location text not null,
  searches int not null,
  last_searched timestamptz not null,
  -- How many it found the last time: what finds nothing is not shown to others.
  found int not null,
  constraint job_search_counts_one_a_day primary key (title_key, location_key, day)
);
create index job_search_counts_latest on job_search_counts (last_searched desc);

-- Jobs that a visitor does not want to see again.
create table irrelevant_marks (
  -- A random id in a cookie of the visitor's browser, hashed.
  visitor_hash bytea not null,
  job_id int not null references jobs (id) on delete cascade,
  -- The words that brought the job up.
  job_title text not null,
  marked_at timestamptz not null,
  constraint irrelevant_marks_one_each primary key (visitor_hash, job_id)
);
create index irrelevant_marks_of_job on irrelevant_marks (job_id);

-- Views of each kind of page by day: no cookie, no address, no search words.
create table page_views (
  day date not null,
  page text not null,
  views int not null,
  constraint page_views_one_a_day primary key (day, page)
);
