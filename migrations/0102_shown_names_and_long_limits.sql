-- Under which name a company is shown to others: a new one only once the company may publish under it (see companies/publishing.ts).
alter table companies
  add column former_name text,
  add column shown_name text not null generated always as (
    case when former_name is null or publishing = 'approved'
           or (publishing = 'unverified' and register_name is not null and own_domain is not null)
         then name else former_name end) stored;

-- Until when a use counts, as some limits are of a month. Null: a day, as programs of before have it.
alter table allowance_uses add column until timestamptz;
