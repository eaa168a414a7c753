-- What a supplier tells of a flight beside its times: who flies it, when that is not the airline of its number, and where it
-- lands on the way without a change. Either is a code of ours where we know one, and otherwise as it was told.
alter table flights.departures
  add column operated_by text,
  add column stops_at text[] not null default '{}';

-- The rules of an offer in the airline's own words. Another text is another offer, so what an order has bought keeps its own.
alter table flights.fares add column rule_text text;
