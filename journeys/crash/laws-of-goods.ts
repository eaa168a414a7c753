import { sql } from 'kysely'

interface What {
  readonly what: string
}

export const rooms = sql<What>`
  select nights.room_type || ' on ' || night || ': held ' || held || ', sold ' || sold || ' of ' || allotment || '; stays ' || of_held
    || ', issued ' || of_issued as what
  from hotels.nights
  cross join lateral (
    select count(*) filter (where stays.state = 'held') as of_held,
      count(*) filter (where stays.state = 'issued' and rooms.state = 'open') as of_issued
    from hotels.rooms join hotels.stays using (order_id)
    where rooms.room_type = nights.room_type and night >= check_in and night < check_out) counted
  where held <> of_held or sold <> of_issued or held + sold > allotment`

export const stays = sql<What>`
  select coalesce("order".id, stay.order_id) || ': order ' || coalesce(status, 'none') || ', rooms ' || coalesce(state, 'none') as what
  from (select * from orders."order" where product = 'hotel') "order"
  full join (
    select * from hotels.stays where order_id not in (select order_id from tours.bookings)) stay on stay.order_id = "order".id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (coalesce(state, '') = 'issued')
    or status in ('expired', 'cancelled', 'failed', 'rejected') and state = 'held'
    or status in ('issued', 'refunded') and not exists (
      select from hotels.rooms where rooms.order_id = stay.order_id and voucher_number = reference)
  union all
  select order_id || ' room ' || room || ': voucher ' || coalesce(voucher_number, 'none') || ', rooms ' || stays.state
  from hotels.rooms join hotels.stays using (order_id)
  where (stays.state = 'issued') <> (voucher_number is not null)`

export const requests = sql<What>`
  select coalesce("order".id, request.order_id) || ': order ' || coalesce(status, 'none') || ', request ' || coalesce(stage, 'none') as what
  from (select * from orders."order" where product = 'visa') "order"
  full join visas.request on request.order_id = "order".id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (case_number is not null)
    or status in ('issued', 'refunded') and case_number is distinct from reference
    or status in ('expired', 'cancelled', 'failed', 'rejected') and stage <> 'dropped'`

export const policies = sql<What>`
  select coalesce("order".id, policy.order_id) || ': order ' || coalesce(status, 'none') || ', policy ' || coalesce(state, 'none') as what
  from (select * from orders."order" where product = 'insurance') "order"
  full join insurance.policy on policy.order_id = "order".id
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (coalesce(state, '') = 'issued')
    or status in ('issued', 'refunded') and policy.reference is distinct from "order".reference
    or status in ('expired', 'cancelled', 'failed', 'rejected') and state = 'held'
    or state = 'issued' and total <> (
      select sum(premium + duty + (select coalesce(sum((made->>'amount')::bigint), 0) from jsonb_array_elements(price_rules) made))
      from insurance.insured where insured.order_id = policy.order_id)
  union all
  select contract.id || ': numbers up to ' || next || ', given ' || count(number)
  from insurance.contract left join insurance.policy on contract_id = contract.id left join insurance.insured using (order_id)
  group by contract.id having next - first <> count(number)`

export const extrasPriced = sql<What>`
  select id || ': bags and protection ' || sold || ' with the flights, ' || named || ' in the order, of ' || total as what
  from orders."order"
  cross join lateral (
    select coalesce(sum(price), 0) as sold from (
      select price from flights.hold_bags where order_id = "order".id
      union all select price from flights.hold_seats where order_id = "order".id
      union all select price from flights.hold_protection where order_id = "order".id) beside) of_flights
  cross join lateral (
    select coalesce(sum(price), 0) as named from orders.extra where order_id = "order".id) of_order
  where status in ('paid', 'issuing', 'issued', 'refunded', 'unissued', 'replaced', 'failed') and (sold <> named or total < named)`
