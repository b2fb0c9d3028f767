-- Ads that sell a course are a kind of advertiser of their own beside agencies and employers.
alter table jobs drop constraint jobs_poster;
alter table jobs add constraint jobs_poster check (poster in ('agency', 'direct', 'course', 'unknown'));
