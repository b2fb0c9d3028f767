-- Questions that companies record, and what people answer (decision 044).
create table video_questions (
  id uuid primary key default gen_random_uuid(),
  -- Null once the company is gone: the task that looks after questions then takes it away with its recordings.
  company_id uuid constraint video_questions_of_a_company references companies on delete set null,
  -- Who recorded it; null once the account is gone.
  user_id uuid constraint video_questions_by_a_member references users on delete set null,
  -- Null once it is gone: with whoever recorded it, or with the question.
  recording_id uuid constraint video_questions_recording references recordings on delete set null,
  title text not null,
  -- How long an answer may be.
  seconds smallint not null constraint video_questions_seconds check (seconds between 10 and 120),
  -- Everybody who is logged in sees it; otherwise only those who are asked.
  is_open boolean not null,
  created timestamptz not null,
  -- Deleted by the company; the row stays for the rounds that it was asked in.
  removed_at timestamptz
);
-- The company's list, and everybody's.
create index video_questions_of_company on video_questions (company_id, created desc);
create index video_questions_open on video_questions (created desc) where is_open and removed_at is null;
create unique index video_questions_by_recording on video_questions (recording_id) where recording_id is not null;
create index video_questions_by on video_questions (user_id);

-- A round: a company asks candidates of an ad to answer some questions until a day.
create table question_rounds (
  -- Chosen by who asks: sent twice, it is one.
  id uuid primary key,
  company_id uuid constraint question_rounds_of_a_company references companies on delete set null,
  ad_id uuid not null constraint question_rounds_of_an_ad references job_ads on delete cascade,
  by_user_id uuid constraint question_rounds_by_a_member references users on delete set null,
  -- How often each answer can be recorded.
  tries smallint not null constraint question_rounds_tries check (tries between 1 and 5),
  created timestamptz not null
);
create index question_rounds_of_ad on question_rounds (ad_id, created desc);
create index question_rounds_of_company on question_rounds (company_id, created desc);
create index question_rounds_by on question_rounds (by_user_id);

create table question_round_questions (
  round_id uuid not null constraint question_round_questions_of_a_round references question_rounds on delete cascade,
  question_id uuid not null constraint question_round_questions_asked references video_questions on delete cascade,
  place smallint not null,
  constraint question_round_questions_pk primary key (round_id, question_id)
);
create index question_round_questions_by_question on question_round_questions (question_id);

create table question_invitations (
  id uuid primary key default gen_random_uuid(),
  round_id uuid not null constraint question_invitations_of_a_round references question_rounds on delete cascade,
  candidacy_id uuid not null constraint question_invitations_of_a_candidacy references candidacies on delete cascade,
  invited_at timestamptz not null,
  closes_at timestamptz not null,
  -- When all questions were answered.
  finished_at timestamptz,
  -- When they were reminded three days and one day before the end; none of an end that was moved since.
  three_days_told_at timestamptz,
  day_told_at timestamptz,
  constraint question_invitations_once unique (round_id, candidacy_id)
);
create index question_invitations_of_candidacy on question_invitations (candidacy_id);
-- Who is to be reminded next.
create index question_invitations_to_finish on question_invitations (closes_at) where finished_at is null;
