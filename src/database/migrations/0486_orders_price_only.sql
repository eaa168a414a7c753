-- The seller of what is ordered holds nothing before the payment: until then the price alone is kept.
alter table orders."order" add column price_only boolean not null default false;
