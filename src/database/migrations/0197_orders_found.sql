-- The house's people look for an order by what a caller reads out. None of these names a column that a move changes alone, so that
-- moves go on leaving the indexes be.
\ir ../functions/orders.sql

create index order_by_time on orders."order" (created_at desc, id desc);
create index order_by_product on orders."order" (product, created_at desc, id desc);
create index order_by_payment on orders."order" (paid_at desc, id desc) where paid_at is not null;
create index order_by_mobile on orders."order" (right(regexp_replace(contact_phone, '\D', '', 'g'), 10));
create index order_by_reference on orders."order" using gin (string_to_array(reference, '/')) where reference is not null;
-- by the family's name first: other orders of the words are asked for as other beginnings
create index passenger_by_name on orders.passenger (orders.folded(last_name_farsi || first_name_farsi) text_pattern_ops);
create index passenger_by_latin_name on orders.passenger (orders.folded(last_name || first_name) text_pattern_ops);
create index passenger_by_national_code on orders.passenger (national_code) where national_code is not null;
create index passenger_by_passport on orders.passenger (passport_number) where passport_number is not null;

create index attempts_by_reference on payments.attempts (reference) where reference is not null;
create index attempts_by_transaction on payments.attempts (transaction) where transaction is not null;
create index further_reservations_by_order on flights.further_reservations (order_id);
create index hold_legs_by_supplier_code on flights.hold_legs (supplier_pnr) where supplier_pnr is not null;
create index supplier_orders_by_code on flights.supplier_orders (pnr) where pnr is not null;

create index promise_by_order on promises.promise (order_id) where order_id is not null;
create index rooms_by_voucher on hotels.rooms (voucher_number) where voucher_number is not null;
