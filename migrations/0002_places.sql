-- Places that an operator imported, to be laid over the built-in gazetteer (see docs/places.md).

-- Outcodes with better positions, and settlements too small for the built-in list. Read whole at each start.
create table places (
  -- 'outcode:GB:LS1', 'settlement:wragby:53.29:-0.30': the same line imported again is the same row.
  id text primary key,
  kind text not null,
  name text not null,
  town text,
  county text,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null default 0,
  imported_at timestamptz not null default now(),
  constraint places_kind check (kind in ('outcode', 'settlement')),
  constraint places_country check (country in ('GB', 'IE')),
  constraint places_on_earth check (lat between -90 and 90 and lng between -180 and 180)
);

-- Exact positions of full postcodes: imported from the ONS Postcode Directory (2.6 million), or asked for one at a time.
create table postcodes (
  -- Without its blank: 'LS14AP'.
  postcode text collate "C" primary key,
  -- Four bytes each: exact to half a metre, and half the size. Null: asked for, and there is no such postcode.
  lat real,
  lng real,
  -- Null: imported. Else when the answer came; an answer 'no such postcode' is asked for again after a while.
  asked_at timestamptz,
  constraint postcodes_whole check ((lat is null) = (lng is null))
);
