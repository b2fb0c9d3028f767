-- Candidates correct their contact data after sending; former names are still taken out of texts in blind mode.
alter table candidacies add column former_names text[] not null default '{}';

alter table interviews
  -- What a text is to tell once the night is over: the latest news (server/interviews/letters.ts).
  add column text_waits text,
  -- When the text went that reminds on the evening before of an interview before nine.
  add column evening_text_at timestamptz;
create index interviews_text_waits on interviews (id) where text_waits is not null;
