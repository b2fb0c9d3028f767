-- What was seen of the files and answers of an application while it was sent: see contract/applications/evidence.ts. Null: nothing was, as
-- with everything that was sent before this.
alter table applications add column evidence jsonb;
