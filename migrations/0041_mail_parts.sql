-- What goes with a mail besides its words, and which queue it is in.

alter table sent_messages
  -- Names, types and sizes, each with its bytes as base64 or with its key in the file store; bytes are forgotten with the words.
  add column attachments jsonb not null default '[]',
  -- An invitation or its cancellation: the method and the text, which is forgotten with the words.
  add column calendar jsonb,
  add column priority text not null default 'soon' constraint sent_messages_priority check (priority in ('soon', 'bulk'));
