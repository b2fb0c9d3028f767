-- Names of before get what new ones have had since they were given: no line breaks, and no marks that turn the direction of text (see
-- contract/texts/one-line.ts). A name of nothing else stays as it is.
update users u set name = c.plain
  from (select id, trim(regexp_replace(name, '[\u0001-\u0020\u007f-\u00a0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+', ' ', 'g')) as plain
          from users) c
 where c.id = u.id and c.plain <> '' and c.plain <> u.name;
update companies o set name = c.plain
  from (select id, trim(regexp_replace(name, '[\u0001-\u0020\u007f-\u00a0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+', ' ', 'g')) as plain
          from companies) c
 where c.id = o.id and c.plain <> '' and c.plain <> o.name;
