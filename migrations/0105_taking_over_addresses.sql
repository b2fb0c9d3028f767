-- The owner of an address takes it back from an account that nobody confirmed: see setPassword in server/users/use-links.ts.
alter table one_time_links
  drop constraint one_time_links_purpose,
  add constraint one_time_links_purpose check (
    purpose in ('confirm-email', 'reset-password', 'set-password', 'take-over', 'phone-login', 'change-email', 'change-phone')),
  -- Of 'take-over': the role of the new account.
  add column role text;
