-- What 0472 asked of new rows alone is true of the old ones.
alter table flights.hold_protection validate constraint hold_protection_price_check;
