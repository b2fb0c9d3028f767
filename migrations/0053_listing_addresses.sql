-- The job that an ad belongs to, by the ad's address: a person who applied elsewhere notes it.
create index listings_address on listings using hash ((facts ->> 'url'));
