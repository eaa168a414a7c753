/** Both of every paid order, as they were fulfilled. */
const ofOrders = `insert into promises.promise (kind, subject, order_id, given_at, due_at, kept_at)
  select promised, id::text, id, paid_at, paid_at + since, case when status <> 'issuing' then paid_at + interval '20 seconds' end
  from drawn, (values ('issue-told', interval '15 minutes'), ('issue-watched', interval '10 minutes')) as given (promised, since)
  where is_paid`

const ofRefunds = `insert into promises.promise (kind, subject, order_id, given_at, due_at, kept_at)
  select 'refund-result', refund_id::text, id, refunded_at, refunded_at + interval '1 day', refunded_at
  from drawn where refund_id is not null`

/** Some still wait for a colleague, the latest. */
const corrections = `with given as (
    insert into promises.promise (kind, subject, order_id, given_at, due_at)
    select 'correction-decided', 'correction ' || n, id, now() - n % 20 * interval '1 hour', now() + n % 24 * interval '1 hour'
    from drawn where status = 'issued' order by n desc limit 200
    returning id, given_at)
  insert into promises.task (number, promise_id, opened_at) select 10000000 + row_number() over (order by id), id, given_at from given`

/** Of the last ninety days, as long as each message lies there. */
const outbox = `insert into messages.outbox (id, key, news, brand, opens, state, tokens, channel, user_id, ended_at, template, recipient,
    created_at, worth_until)
  select gen_random_uuid(), id || ':issued', id || ':issued', 'parastoo', '/profile/my-travels/order-details?orderId=' || id, 'sent',
    array[(100000000 + n)::text, pnr, 'تهران به مشهد'], 'Sms', owner_id, paid_at + interval '1 minute', 'ticket-issued',
    '+98912' || lpad(owner::text, 7, '0'), paid_at, paid_at + interval '1 day'
  from drawn where status in ('issued', 'refunded') and paid_at > now() - interval '90 days'`

export const promiseRows = [ofOrders, ofRefunds, corrections, outbox] as const
