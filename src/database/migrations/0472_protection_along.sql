-- Protection that goes along to another day was paid for with the first ticket.
alter table flights.hold_protection
  drop constraint hold_protection_price_check,
  add constraint hold_protection_price_check check (price >= 0) not valid;
