import { sql } from 'kysely'

interface What {
  readonly what: string
}

export const places = sql<What>`
  select departures.id || ': held ' || held || ', sold ' || sold || ', elsewhere ' || elsewhere || ' of ' || seats || '; bookings '
    || of_held || ', issued ' || of_issued as what
  from tours.departures
  cross join lateral (
    select count(*) filter (where state = 'held') as of_held, count(*) filter (where state = 'issued') as of_issued
    from tours.bookings join tours.travellers using (order_id)
    where departure_id = departures.id and bed <> 'infant' and refunded_at is null) counted
  where held <> of_held or sold <> of_issued or held < 0 or sold < 0 or elsewhere + held + sold > seats`

/** An order, its places, its seats of both flights and its rooms are in one state, traveller by traveller. */
export const tours = sql<What>`
  select coalesce("order".id, booking.order_id) || ': order ' || coalesce(status, 'none') || ', places ' || coalesce(booking.state, 'none')
    || ', seats ' || coalesce(hold.state, 'none') || ', rooms ' || coalesce(stay.state, 'none') as what
  from (select * from orders."order" where product = 'tour') "order"
  full join tours.bookings booking on booking.order_id = "order".id
  left join flights.holds hold on hold.order_id = booking.order_id
  left join hotels.stays stay on stay.order_id = booking.order_id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (coalesce(booking.state, '') = 'issued')
    or status in ('issued', 'refunded') and (voucher_number is distinct from "order".reference or booking.total <> "order".total)
    or status in ('expired', 'cancelled', 'failed', 'rejected') and booking.state = 'held'
    or coalesce(hold.state, 'released') <> booking.state or coalesce(stay.state, 'released') <> booking.state
    or booking.state = 'issued' and booking.total
      <> (select sum(total) from tours.travellers where travellers.order_id = booking.order_id)
  union all
  select order_id || ' traveller ' || travellers.position || ': place ' || case when refunded_at is null then 'open' else 'refunded' end
    || ', tickets open ' || of_tickets || ', rooms open ' || of_rooms
  from tours.travellers join tours.bookings using (order_id)
  cross join lateral (
    select (select count(*) from flights.tickets
        where tickets.order_id = bookings.order_id and tickets.position = travellers.position and state = 'open') as of_tickets,
      (select count(*) from hotels.rooms
        where rooms.order_id = bookings.order_id and rooms.room = travellers.room and state = 'open') as of_rooms) counted
  where bookings.state = 'issued'
    and (of_tickets, of_rooms) <> (case when refunded_at is null then 2 else 0 end, case when refunded_at is null then 1 else 0 end)`

/** Of a departure that is called off nobody has a place, and what came back since then is the whole of what was paid. */
export const calledOff = sql<What>`
  select bookings.order_id || ' of ' || departures.id || ': ' || bookings.state || ', kept ' || coalesce(penalty::text, 'all') as what
  from tours.departures join tours.bookings on departure_id = departures.id
  join tours.travellers on travellers.order_id = bookings.order_id
  left join refunds.item on item.order_id = bookings.order_id and item.passenger = travellers.position
  where called_off_at is not null and (bookings.state = 'held'
    or bookings.state = 'issued' and (refunded_at is null or refunded_at >= called_off_at and coalesce(penalty, 1) <> 0))`
