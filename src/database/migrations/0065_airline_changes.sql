-- What airlines change of an order at a supplier by themselves: which of it was heard, and when it was last asked for. An order whose
-- flights have all left or gone back is asked for no more ('infinity').
alter table flights.supplier_orders add column changes_heard text[] not null default '{}';
alter table flights.supplier_orders add column changes_asked_at timestamptz not null default '-infinity';
create index on flights.supplier_orders (changes_asked_at) where state = 'issued';
create index on flights.supplier_orders (supplier, ref) where state = 'issued';

-- What sets the tickets of one order free alone: its airline moved its people, and others may fly as they were sold.
alter table refunds.waiver add column order_id uuid;
