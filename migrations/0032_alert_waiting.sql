-- One row an alert in place of one for each job that waits: a flood of new jobs is a million of those.

create table alert_waiting (
  alert_id uuid constraint waiting_of_an_alert references alert_subscriptions (id) on delete cascade,
  -- Looked up when they are sent: they may have gone by then.
  job_ids int[] not null,
  constraint alert_waiting_pk primary key (alert_id)
);
insert into alert_waiting select alert_id, array_agg(job_id order by job_id) from alert_matches group by alert_id;
drop table alert_matches;
