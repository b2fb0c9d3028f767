-- What a company says of itself on its public page, in plain text.
alter table companies
  add column about text not null default '' constraint companies_about check (length(about) <= 3000);
