-- What 0470 asked of new rows alone is true of the old ones.
alter table orders.extra validate constraint extra_price_check;
