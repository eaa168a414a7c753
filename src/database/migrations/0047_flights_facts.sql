-- How late the flights of a number were of late, as a data port told it. Not asked again before `ask_after`; nothing told
-- leaves `told_at` empty.
create table flights.delays (
  source text not null,
  flight_number text not null,
  records jsonb not null default '[]',
  told_at timestamptz,
  ask_after timestamptz not null,
  primary key (source, flight_number)
);

-- What a supplier told of the cabin a fare is in: seat, Wi-Fi, power.
alter table flights.fares add column amenities jsonb;
