-- Lists say which ads have a recording (decision 043): those that are there already too, and so that they say it when they are read again.
update received_ads r set body = jsonb_set(r.body::jsonb, '{recording}', a.content -> 'type')::text
  from job_ads a where r.board = 'rolecall' and r.ref = a.id::text and a.content ->> 'type' in ('audio', 'video');
update listings l set facts = jsonb_set(l.facts, '{recording}', a.content -> 'type')
  from received_ads r join job_ads a on r.ref = a.id::text
 where r.board = 'rolecall' and l.id = r.id and a.content ->> 'type' in ('audio', 'video');
