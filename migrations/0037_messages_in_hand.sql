-- A message that is being sent, and one that cannot be delivered.

alter table sent_messages
  -- Since when a try has it in hand; null: none has.
  add column tried_at timestamptz,
  -- The relay refused it for good; never together with sent_at.
  add column given_up_at timestamptz,
  -- Why, without the relay's own words: they quote the address.
  add column problem text;
