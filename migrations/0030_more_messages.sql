-- Two more reasons to be written to: who may want to back the product, and who wants to be told when a plan can be bought.
alter table messages drop constraint messages_kind;
alter table messages add constraint messages_kind
  check (kind in ('contact', 'issue', 'ticket', 'lead', 'investor', 'plan'));

-- Said twice by one address, it is said once.
create unique index messages_said_once on messages (kind, lower(email), subject) where kind in ('investor', 'plan');
