-- The logo and the pictures on the public page of a company, each as we made it of a file: small, and without anything else of the file.
-- See server/job-ads/pictures/.
create table company_pictures (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  kind text not null check (kind in ('logo', 'picture')),
  alt text not null,
  width smallint not null,
  height smallint not null,
  jpeg bytea not null,
  added timestamptz not null,
  -- The order in which they were added.
  number bigint generated always as identity,
  constraint company_pictures_are_small check (octet_length(jpeg) <= 300000)
);
create unique index company_pictures_one_logo on company_pictures (company_id) where kind = 'logo';
create index company_pictures_of_company on company_pictures (company_id, number);
