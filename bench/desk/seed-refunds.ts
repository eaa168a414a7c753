import { isToBank, penalty } from './seed-ledger.ts'

const state = `case when not ${isToBank} or refunded_at < now() - interval '2 days' then 'paid'
  when refunded_at < now() - interval '1 day' then 'sent' else 'agreed' end`

const quotes = `insert into refunds.quote (id, order_id, user_id, items, paid, penalty, refund, made_at, expires_at, receipt)
  select md5('quote ' || n)::uuid, id, owner_id, '[]', total, ${penalty}, total - ${penalty}, refunded_at - interval '1 minute',
    refunded_at + interval '9 minutes', 'bench'
  from drawn where refund_id is not null`

const requests = `insert into refunds.request (id, tracking_number, order_id, user_id, quote_id, reason_id, destination, account,
    account_hint, amount, penalty, state, paid_into, made_at, due_at)
  select refund_id, (7000000000 + n)::text, id, owner_id, md5('quote ' || n)::uuid, 1, goal,
    case goal when 'bank' then '\\x00'::bytea end, case goal when 'bank' then '9002' end, total - ${penalty}, ${penalty}, state,
    case state when 'paid' then goal end, refunded_at, refunded_at + case goal when 'bank' then interval '3 days' else interval '0' end
  from (select *, case when ${isToBank} then 'bank' else 'wallet' end as goal, ${state} as state from drawn) drawn
  where refund_id is not null`

/** Each person on each direction, shares that make the whole. */
const items = `insert into refunds.item (order_id, passenger, leg, request_id, percent, paid, penalty, refund, from_supplier, from_revenue,
    to_discounts)
  select id, passenger, leg, refund_id, 30, paid, penalty, paid - penalty, paid - penalty, 0, 0
  from (select *, case product when 'flight' then n % 2 else 0 end as last, people * (1 + case product when 'flight' then n % 2 else 0 end) as parts
      from drawn where refund_id is not null) drawn,
    generate_series(0, people - 1) passenger, generate_series(0, last::int) leg,
    lateral (select passenger * (1 + last) + leg as nth) place,
    lateral (select total * (nth + 1) / parts - total * nth / parts as paid) share,
    lateral (select paid * 30 / 100 as penalty) withheld`

const history = `insert into refunds.history (request_id, state, at)
  select refund_id, move.state, refunded_at + (nth - 1) * interval '1 day' from (select *, ${state} as state from drawn) drawn,
    unnest(case when not ${isToBank} then array['agreed', 'paid'] when state = 'paid' then array['agreed', 'sent', 'paid']
      when state = 'sent' then array['agreed', 'sent'] else array['agreed'] end) with ordinality as move (state, nth)
  where refund_id is not null`

const payouts = `insert into refunds.payout (id, request_id, asked_at, provider_id, look_at)
  select gen_random_uuid(), refund_id, refunded_at + interval '1 day', 'p-' || n,
    case when refunded_at > now() - interval '2 days' then now() + interval '1 day' end
  from drawn where refund_id is not null and ${isToBank} and refunded_at < now() - interval '1 day'`

/** Of each refunded order one refund of all of it. */
export const refundRows = [quotes, requests, items, history, payouts] as const
