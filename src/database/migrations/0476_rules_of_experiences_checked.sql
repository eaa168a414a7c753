alter table experiences.booking validate constraint booking_price_rules;
alter table experiences.booking validate constraint booking_owes;
