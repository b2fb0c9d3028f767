-- An employer who signs up with a number that is here already is led to that company: the number as server/companies/public-company.ts compares it.
create index companies_by_number on companies (ltrim(upper(replace(company_number, ' ', '')), '0'));
