-- Orders that stand or fall together: when one of them comes to nothing the others that are issued are given back. The sweep looks
-- for those that a crash left, among what was paid lately.
create index order_paid_whole on orders."order" (paid_at) where whole;
