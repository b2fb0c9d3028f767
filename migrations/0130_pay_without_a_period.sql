-- Ads of before that give an amount and no period: nobody can tell whether it is for a year, a month or an hour, and their rows say so now, in the
-- words in which an ad that is read again says it. What prints more than amounts stays until then.

create function pg_temp.amount(printed text) returns text language sql immutable as $$
  select regexp_replace(to_char(replace(printed, ',', '')::numeric, 'FM999,999,999,990.00'), '\.00$', '')
$$;

-- Null: it is more than an amount or two, or has its period already.
create function pg_temp.with_period(printed text) returns text language sql immutable as $$
  select case
    when whole is null then case
      when printed ~* '^(?:(?:salary|pay|wage|rate|from|up to|circa|c\.|about|around|approx\.?|of|is|gbp|eur)[ :]{0,3}){1,3}[£€]? ?\d[\d,.]{1,10}k?(?: ?(?:-|–|to) ?[£€]? ?\d[\d,.]{1,10}k?)?$'
      then printed || ', period not given' end
    else (
      select string_agg(sign || pg_temp.amount(amount), ' to ' order by at)
        from (select amount, min(at) as at from unnest(whole) with ordinality as each (amount, at)
               where replace(amount, ',', '')::numeric > 0 group by amount) amounts,
             (select case when printed like '%€%' then '€' else '£' end as sign) signs
    ) || ', period not given'
  end
  from (select regexp_match(printed, '^[£€]? ?(\d[\d,]{0,11}(?:\.\d{1,4})?)(?: ?(?:-|–|to) ?[£€]? ?(\d[\d,]{0,11}(?:\.\d{1,4})?))?$') as whole) matched
$$;

update jobs set pay_text = pg_temp.with_period(pay_text)
 where pay is null and pay_text ~ '\d' and pg_temp.with_period(pay_text) is not null;
-- A job is put together from these again when another ad joins it.
update listings set facts = jsonb_set(facts, '{payText}', to_jsonb(pg_temp.with_period(facts ->> 'payText')))
 where facts ->> 'pay' is null and facts ->> 'payText' ~ '\d' and pg_temp.with_period(facts ->> 'payText') is not null;
