-- What somebody wishes to be told on the day of a flight, by order, and what was told: each once a direction, and of a terminal
-- or gate once for each that was announced.
create table flights.day_messages_wished (
  order_id uuid not null references flights.holds,
  message text not null check (message in ('check-in', 'leave', 'gate')),
  wished_at timestamptz not null,
  primary key (order_id, message)
);
create table flights.day_messages_sent (
  order_id uuid not null,
  leg smallint not null,
  message text not null check (message in ('check-in', 'leave', 'gate')),
  -- of a gate, which; empty of what happens once
  about text not null default '',
  sent_at timestamptz not null,
  primary key (order_id, leg, message, about),
  foreign key (order_id, leg) references flights.hold_legs
);
create trigger facts before update or delete on flights.day_messages_sent for each row execute function public.refuse_change();

-- Where a flight leaves from, as it is announced on its day. It is no change of the flight: nobody has to be asked about it.
create table flights.flight_places (
  airline_id text not null,
  flight_number integer not null,
  -- local to the airport it leaves from
  date date not null,
  terminal text check (terminal <> ''),
  gate text check (gate <> ''),
  source text not null,
  told_at timestamptz not null,
  primary key (airline_id, flight_number, date),
  check (terminal is not null or gate is not null)
);
