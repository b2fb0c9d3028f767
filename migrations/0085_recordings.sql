-- Audio and video that people record in their browser (decision 042).
create table recordings (
  id uuid primary key,
  -- Who recorded it. Null once their account is gone, if it belongs to a company's thing.
  user_id uuid constraint recordings_by_a_person references users on delete set null,
  kind text not null,
  media text not null constraint recordings_media check (media in ('video', 'audio')),
  -- What the browser recorded, until it is ready; then what is stored.
  mime_type text not null,
  seconds_allowed int not null,
  -- Of the secret that parts are sent with.
  writer_hash bytea not null,
  status text not null constraint recordings_status check (status in ('recording', 'processing', 'ready', 'refused')),
  -- Of all parts together.
  bytes bigint not null default 0,
  -- Of all parts in their order, once it is complete.
  root text,
  started_at timestamptz not null,
  completed_at timestamptz,
  -- Why it was refused.
  problem text,
  -- What is played.
  file_key uuid,
  file_bytes bigint,
  seconds real,
  poster_key uuid,
  levels smallint[] not null default '{}',
  captions text,
  transcript text,
  -- The thing that it belongs to, such as 'job-ad:…'. Null: nothing uses it.
  subject text
);
create index recordings_of_a_person on recordings (user_id) where user_id is not null;
create index recordings_unused on recordings (started_at) where subject is null;
create index recordings_of_a_thing on recordings (subject) where subject is not null;

-- What has come of a recording, each part as a file of its own; none once it is ready.
create table recording_parts (
  recording_id uuid not null constraint recording_parts_of_a_recording references recordings on delete cascade,
  index int not null,
  size int not null,
  sha256 text not null,
  file_key uuid not null,
  primary key (recording_id, index)
);

-- Bytes go with the row that names them, whichever way it goes.
create function drop_recording_files() returns trigger language plpgsql as $$
begin
  insert into dropped_files (name, dropped_at)
  select key, now() from unnest(array[old.file_key, old.poster_key]) key where key is not null
  on conflict (name) do update set dropped_at = now();
  return null;
end $$;
create trigger recordings_drop_bytes after delete on recordings for each row execute function drop_recording_files();

create function drop_recording_part() returns trigger language plpgsql as $$
begin
  insert into dropped_files (name, dropped_at) values (old.file_key, now()) on conflict (name) do update set dropped_at = now();
  return null;
end $$;
create trigger recording_parts_drop_bytes after delete on recording_parts for each row execute function drop_recording_part();
