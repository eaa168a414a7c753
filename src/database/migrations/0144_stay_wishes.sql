-- When guests of a stay come and what they wish of the hotel: wishes, not part of what was sold.
create table hotels.stay_wishes (
  order_id uuid primary key references hotels.stays,
  arrival text check (arrival in ('before-14', '14-18', '18-22', 'after-22')),
  requests text[] not null default '{}'
    check (requests <@ array['high-floor', 'twin-beds', 'quiet-room', 'baby-cot', 'rooms-together']),
  -- in the guest's own words
  note text check (length(note) between 1 and 200),
  constraint something_is_wished check (num_nonnulls(arrival, note) > 0 or cardinality(requests) > 0)
);
