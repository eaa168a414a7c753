-- A paid order that could not be issued may have its money left in it for some minutes, while its owner chooses another one in place of it.
-- Then it is `replaced`, its money in the order that was taken, or `failed`, its money in the wallet.
insert into orders.life (was, becomes) values
  ('issuing', 'unissued'), ('unissued', 'failed'), ('unissued', 'replaced');

alter table orders."order"
  drop constraint paid_has_its_time,
  add constraint paid_has_its_time check ((paid_at is not null)
    = (status in ('paid', 'issuing', 'issued', 'refunded', 'unissued', 'replaced', 'failed'))) not valid;

-- Until when there is a choice, and what was taken: one order, once, and with the money of no other.
create table orders.choice (
  order_id uuid primary key references orders."order",
  offered_at timestamptz not null,
  until timestamptz not null check (until > offered_at),
  taken_by uuid unique references orders."order" check (taken_by <> order_id),
  ended_at timestamptz,
  constraint taken_is_ended check (taken_by is null or ended_at is not null),
  constraint taken_in_time check (taken_by is null or ended_at < until)
);
create index choice_open on orders.choice (until) where ended_at is null;

\ir ../functions/orders.sql

create trigger guarded before insert or update on orders.choice for each row execute function orders.guard_choice();
create trigger stays before delete on orders.choice for each row execute function public.refuse_change();
create trigger stays_whole before truncate on orders.choice for each statement execute function public.refuse_change();

\ir ../functions/orders-evidence.sql

drop trigger kept_as_evidence on orders.history;
create trigger kept_as_evidence after insert on orders.history for each row
  when (new.status in ('approved', 'paid', 'issued', 'unissued', 'replaced', 'failed', 'refunded')) execute function orders.keep_evidence();
