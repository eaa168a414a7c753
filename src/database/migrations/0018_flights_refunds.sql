-- Between the choice and the payment the supplier may ask another price. The fare stays as it was shown to everybody; the
-- hold then keeps prices of its own, person by person, for its whole party (`total`). None: it pays what the fare says.
alter table flights.holds add column prices jsonb;

-- What is given back leaves its hold: `seats` are those it still has, so that a fare's `held` and `sold` are its holds' seats.
alter table flights.tickets
  add column state text not null default 'open' check (state in ('open', 'refunded')),
  add column refunded_at timestamptz,
  add constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null));

create function flights.guard_ticket() returns trigger language plpgsql as $$
begin
  if old.state = 'refunded' or (new.number, new.order_id, new.position) <> (old.number, old.order_id, old.position) then
    raise exception 'ticket % may only be given back, and once', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on flights.tickets for each row execute function flights.guard_ticket();
