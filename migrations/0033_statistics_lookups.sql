-- Every look-up of a group would walk through what is not yet sorted in, and a page makes one.
alter index statistics_ads_groups set (fastupdate = off);
-- Groups without kept figures stay here as a count that their ads cannot be above: only those that may have become many are counted.
create index statistics_stale_groups_many on statistics_stale_groups (group_key) where changes > 200;
