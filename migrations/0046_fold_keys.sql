-- Two more keys to look for the same vacancy under; null until the ad is read again. See engines/folding/fold.ts.

alter table listings
  -- A long title, whoever the employer: agencies, aggregators and employers with several names.
  add column title_key bigint,
  -- Equal for ads that are alike in everything: found however many others share their title.
  add column twin_key bigint;
create index listings_title_key on listings (title_key, id) where title_key is not null;
create index listings_twin_key on listings (twin_key, id) where twin_key is not null;
