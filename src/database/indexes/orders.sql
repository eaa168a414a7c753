-- Few orders never get their ticket and few are given back: who looks for them, by product, site and channel too, reads neither the
-- others' rows nor their entries in the longer indexes. The desk's filter says these conditions with the statuses. What pays
-- and issues an order changes other indexes already; giving back alone changes one index more.
create index concurrently order_without_ticket on orders."order" (created_at desc, id desc, product, brand, channel)
  where paid_at is not null and reference is null;
create index concurrently order_given_back on orders."order" (created_at desc, id desc, product, brand, channel)
  where refunded_at is not null;
