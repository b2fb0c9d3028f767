-- Drafts of ads as their author finds them in a list: renamed, deleted with a day to undo it, and those of a feed told apart.
alter table job_ad_drafts
  -- What the author calls it; empty: its job title.
  add column name text not null default '',
  add column deleted_at timestamptz,
  -- The feed that wrote it and still does: it goes with the feed. Null once a person has changed it.
  add column feed_of uuid constraint job_ad_drafts_of_a_feed references job_ad_feeds on delete cascade;
create index job_ad_drafts_of_feed on job_ad_drafts (feed_of);
-- Deletions that nobody can undo any more.
create index job_ad_drafts_deleted on job_ad_drafts (deleted_at);

update job_ad_drafts d set feed_of = i.company_id
  from job_ad_feed_items i
 where i.ad_id = d.id and i.state = 'draft' and i.draft_revision = d.revision;
