-- What an ad promised its candidates: an answer by a day. A row begins with the first reminder and ends with whether it was kept.
create table job_ad_promises (
  ad_id uuid not null references job_ads on delete cascade,
  answers_by date not null,
  -- Whose promise it was, also if the ad is nobody's any more.
  company_id uuid constraint job_ad_promises_of_a_company references companies on delete cascade,
  reminded_before timestamptz,
  reminded_on_the_day timestamptz,
  settled_at timestamptz,
  -- Of the candidates who had applied by the end of the day.
  applied int constraint job_ad_promises_applied check (applied >= 0),
  unanswered int constraint job_ad_promises_unanswered check (unanswered between 0 and applied),
  primary key (ad_id, answers_by),
  constraint job_ad_promises_settled
    check ((settled_at is null) = (applied is null) and (settled_at is null) = (unanswered is null))
);
-- The badge of a company's page.
create index job_ad_promises_of_company on job_ad_promises (company_id, answers_by);

-- The promises that are due.
create index job_ads_answers_by on job_ads ((content ->> 'answersBy')) where content ->> 'answersBy' <> '';
