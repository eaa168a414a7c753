-- How often an order's owner has closed the links to its ticket that were sent around. A link is signed with the count of its
-- time, so that every earlier one is closed with one more; an order without a row has none closed.
create table orders.ticket_links (
  order_id uuid primary key references orders."order" (id),
  closed int not null check (closed > 0)
);
