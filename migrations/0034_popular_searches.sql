-- What many people search for, without what one person searched for.

-- Nothing in these rows says from how many different people they came, so none of them may be shown.
drop table job_search_counts;

-- Searches that at least five different visitors made on one day: a title that we know and a place of a town's size or larger.
-- All that is shown of other people's searches comes from here. Kept 35 days.
create table popular_searches (
  day date not null,
  -- As shown.
  title text not null,
  place text not null,
  -- Different visitors of that day.
  visitors int not null,
  -- When the latest of them first made it.
  last_searched timestamptz not null,
  constraint popular_searches_one_a_day primary key (day, title, place),
  constraint popular_searches_of_several check (visitors >= 5)
);
create index popular_searches_latest on popular_searches (last_searched desc);

-- Tells the visitors of a day apart, until it is over. Both tables are unlogged, so that no row of them is in the write-ahead log,
-- on a replica or in a backup.

-- One row: the key of today's marks.
create unlogged table search_day_key (day date primary key, key bytea not null);
-- Who made which search: the hash of the network that they came from, made with that key.
create unlogged table search_day_marks (
  day date not null,
  title text not null,
  place text not null,
  visitor bytea not null,
  constraint search_day_marks_once primary key (day, title, place, visitor)
);

-- Postcodes that were looked up keep the day of it, not the moment at which somebody searched there.
update postcodes set asked_at = date_trunc('day', asked_at, 'UTC') where asked_at is not null;
