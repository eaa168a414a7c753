export const wrongRowsOfTrips: readonly (readonly [string, string, string])[] = [
  [
    'a part of a trip is paid alone',
    `update orders."order" set status = 'expired', paid_at = null, reference = null where trip_id is not null and product = 'hotel'`,
    'a trip is bought whole or not at all',
  ],
  [
    'what is left of a broken trip is nobody’s work',
    `delete from promises.task; delete from promises.promise where kind = 'trip-part-settled'`,
    'a trip is bought whole or not at all',
  ],
  [
    'a room abroad is booked, and its order came to nothing',
    `update orders."order" set status = 'failed', reference = null where id in (select order_id from hotels.supplied_stays) and status = 'issued'`,
    'a room booked abroad is an order’s, once',
  ],
  [
    'a room abroad is issued and never booked there',
    `update orders."order" set reference = reference || '0' where id in (select order_id from hotels.supplied_stays) and status = 'issued'`,
    'a room booked abroad is an order’s, once',
  ],
]
