-- As whose, and when, an ad was last written into the search: an ad that is online goes by another name once its company does.
alter table job_ads
  add column written_as text,
  add column written_at timestamptz;
update job_ads a set written_as = r.body::jsonb ->> 'employer'
  from received_ads r where r.board = 'rolecall' and r.ref = a.id::text;

-- A company that may publish goes by its name alone. One that may not goes by the name that its ads have, whatever it was renamed to since.
update companies set former_name = null
 where former_name is not null
   and (publishing = 'approved' or (publishing = 'unverified' and register_name is not null and own_domain is not null));
update companies c
   set former_name = (select a.written_as from job_ads a where a.company_id = c.id and a.written_as is not null order by a.created desc limit 1)
 where former_name is null
   and not (publishing = 'approved' or (publishing = 'unverified' and register_name is not null and own_domain is not null));
