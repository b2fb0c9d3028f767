-- Feeds in which companies' own systems tell their jobs; each is read every half hour (decision 037).
create table job_ad_feeds (
  company_id uuid primary key constraint job_ad_feeds_of_a_company references companies on delete cascade,
  -- Sealed: what follows the question mark may be a key.
  address bytea not null,
  -- Whose drafts new ads become, and in whose name they are published. Null: nothing is read.
  set_up_by uuid constraint job_ad_feeds_by_a_person references users on delete set null,
  publishes boolean not null,
  ads_a_day int not null constraint job_ad_feeds_ads_a_day check (ads_a_day between 1 and 100),
  -- contractType, duration and hasAuthority of what the feed leaves open.
  defaults jsonb not null,
  created timestamptz not null,
  next_read timestamptz not null,
  -- One process reads it at a time, until then.
  reading_until timestamptz,
  etag text,
  last_modified text,
  read_at timestamptz,
  outcome text constraint job_ad_feeds_outcome check (outcome in ('ok', 'unchanged', 'held', 'broken')),
  message text not null default '',
  -- When its admin was last told by mail that it is broken, or held.
  told_at timestamptz,
  -- The next read may close however many are missing.
  closes_missing boolean not null default false
);
create index job_ad_feeds_due on job_ad_feeds (next_read);
create index job_ad_feeds_by_person on job_ad_feeds (set_up_by);

-- What became of each job of a feed.
create table job_ad_feed_items (
  company_id uuid not null constraint job_ad_feed_items_of_a_feed references job_ad_feeds on delete cascade,
  reference text not null,
  -- Of its ad or its draft, whether there is one or not.
  ad_id uuid not null,
  job_title text not null,
  -- 'waiting': neither an ad nor a draft yet. 'theirs': an ad that was posted by hand, which the feed leaves alone. 'ended': an ad that
  -- is offline. 'gone': no longer in the feed.
  state text not null constraint job_ad_feed_items_state check (state in ('online', 'draft', 'waiting', 'theirs', 'ended', 'gone')),
  -- Of the content that the ad or the draft was last written with.
  content_hash bytea not null,
  draft_revision int,
  -- Why it is not online, in the words of the page.
  problem text not null default '',
  -- Complete reads in a row that it was missing from.
  missing int not null default 0,
  published_at timestamptz,
  primary key (company_id, reference)
);
-- How many went online today.
create index job_ad_feed_items_published on job_ad_feed_items (company_id, published_at);
