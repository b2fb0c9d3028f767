-- How often an application was put off to another day, because the board's limit was reached or the board was down.
alter table applications add column days_put_off int not null default 0;
