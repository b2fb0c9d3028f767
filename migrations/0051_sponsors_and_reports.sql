-- The register of licensed sponsors, and what people say is wrong with an ad.

-- Names of the Home Office's register of licensed sponsors (workers), each organisation under every name that it gives.
create table licensed_sponsors (
  -- In small letters, without the legal form: see sponsor-key.ts.
  name_key text primary key,
  -- As the register writes it.
  name text not null
);

-- Who said so is not kept.
create table ad_reports (
  id int primary key generated always as identity,
  -- Forgotten with the job.
  job_id int not null references jobs on delete cascade,
  reason text not null constraint ad_reports_reason check (reason in ('closed', 'scam', 'discriminating', 'wrong-pay', 'not-a-job', 'other')),
  details text not null,
  reported_at timestamptz not null,
  -- When somebody who runs this had dealt with it.
  settled_at timestamptz
);
create index ad_reports_open on ad_reports (reported_at desc) where settled_at is null;
create index ad_reports_of_job on ad_reports (job_id);
