-- Answers to video questions: to a company that asked everybody, or in a round about an application (decision 044).
create table question_answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null constraint question_answers_of_a_question references video_questions on delete cascade,
  user_id uuid not null constraint question_answers_by_a_person references users on delete cascade,
  -- Null: of a question that is open to everybody.
  invitation_id uuid constraint question_answers_in_a_round references question_invitations on delete cascade,
  -- One of these; none once the recording is gone.
  recording_id uuid constraint question_answers_recording references recordings on delete set null,
  text text,
  answered_at timestamptz not null,
  constraint question_answers_once unique nulls not distinct (question_id, user_id, invitation_id),
  constraint question_answers_one_kind check (recording_id is null or text is null)
);
create index question_answers_by on question_answers (user_id, answered_at);
create unique index question_answers_by_recording on question_answers (recording_id) where recording_id is not null;
create index question_answers_in_round on question_answers (invitation_id);
-- What belongs to no application goes after a time.
create index question_answers_open on question_answers (answered_at) where invitation_id is null;
