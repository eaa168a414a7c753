-- Discount codes are made at the desk: by one person up to a limit, above it by two. A code is never edited; one that must give nothing
-- any more is stopped, and what was taken with it stays.
alter table orders.voucher
  add column is_first_only boolean not null default false,
  -- null for those of a demo
  add column made_at timestamptz,
  add column proposal bigint,
  add column stopped_at timestamptz;
