-- A badge needs a domain that is the company's whole name; one that only had a word of it is checked again before it counts.
update companies set own_domain = null, own_domain_checked = null
 where own_domain is not null
   and replace(split_part(own_domain, '.', 1), '-', '') <> regexp_replace(
         regexp_replace(lower(name), '\m(ltd|limited|plc|llp|cic|co|company|the|and|group|holdings?|uk|ireland)\M', '', 'g'),
         '[^a-z0-9]', '', 'g');
