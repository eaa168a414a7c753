/** As `wrong-rows.ts`, of places in groups. */
export const wrongRowsOfTours: readonly (readonly [string, string, string])[] = [
  [
    'a place of a group is sold and not counted',
    `update tours.departures set sold = 0`,
    'places of a group are those of its bookings',
  ],
  [
    'a tour is booked under another number',
    `update tours.bookings set voucher_number = voucher_number || '0' where voucher_number is not null`,
    'a tour is in one state with its seats and rooms',
  ],
  [
    'a tour has lost its flights',
    `delete from flights.holds where order_id in (select order_id from tours.bookings)`,
    'a tour is in one state with its seats and rooms',
  ],
  [
    'a place is given back and its room is not',
    `update hotels.rooms set state = 'open', refunded_at = null where order_id in (select order_id from tours.bookings)`,
    'a tour is in one state with its seats and rooms',
  ],
  [
    'a tour is called off and somebody keeps a place',
    `update tours.departures set called_off_at = '2020-01-01', reason = 'desk' where sold > 0`,
    'a tour that is called off goes back whole',
  ],
  [
    'a tour is called off and a part of its price is kept',
    `update refunds.item set penalty = penalty + 1, refund = refund - 1, from_supplier = from_supplier - 1
      from tours.bookings where bookings.order_id = item.order_id`,
    'a tour that is called off goes back whole',
  ],
]
