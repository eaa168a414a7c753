-- What a constraint asks of the words about a person.

-- Ten digits, not all alike, the last one the control digit of the others (weights 10 to 2, modulo 11).
create or replace function accounts.is_national_code(code text) returns boolean language sql immutable parallel safe as $$
  select case
    when code !~ '^[0-9]{10}$' or code ~ '^([0-9])\1{9}$' then false
    else (
      select case when rest < 2 then rest else 11 - rest end = substr(code, 10, 1)::int
      from (select sum(substr(code, at, 1)::int * (11 - at)) % 11 as rest from generate_series(1, 9) as at) as weighed
    )
  end
$$;

-- Whole years lived from one day to another; who is born on 29 February turns older on 1 March.
create or replace function accounts.years_lived(born date, on_day date) returns int language sql immutable parallel safe as $$
  select extract(year from age(on_day::timestamp, born::timestamp))::int
$$;
