/** Numbers of accounts: those in parts first, by product; then one an order, one a refund, one a traveller. */
const gateway = '(1 + n % 16)'
const payouts = '(17 + n % 16)'
const bank = '40'
const [payable, receivable, revenue] = [100, 200, 300].map(
  (from) => `(${from} + 16 * product_place + n % 16)`,
)
const prepayment = '(1000 + n)'
const refundDue = '(1000 + ORDERS + n)'
const wallet = '(1000 + 2 * ORDERS + owner)'

/** 30 % are withheld, all of it the supplier's. */
export const penalty = 'total * 30 / 100'
const refund = `(total - ${penalty})`
/** One refund in four goes to a bank account, a day later. */
export const isToBank = 'n % 4 = 0'

const paid = `select paid_at as at, 'capture ' || attempt as key, 'order-paid' as kind, id as order_id, null::uuid as refund_id,
    attempt as attempt_id, 'attempt ' || attempt as memo, array[${gateway}, ${prepayment}]::bigint[] as accounts,
    array[-total, total] as amounts
  from drawn where is_paid`

const issued = `select paid_at + interval '20 seconds', 'settle ' || id, 'order-issued', id, null, null, pnr,
    array[${prepayment}, ${revenue}, ${payable}], array[-total, revenue, total - revenue]
  from drawn where status in ('issued', 'refunded')`

const failed = `select paid_at + interval '20 seconds', 'fail ' || id, 'order-failed', id, null, null, 'not issued',
    array[${prepayment}, ${wallet}], array[-total, total]
  from drawn where status = 'failed'`

const agreed = `select refunded_at, 'refund ' || refund_id, 'refund-agreed', id, refund_id, null, 'استرداد',
    array[${refundDue}, ${receivable}], array[${refund}, -${refund}]
  from drawn where refund_id is not null`

const toWallets = `select refunded_at, 'refund-to-wallet ' || refund_id, 'refunded-to-wallet', id, refund_id, null, 'استرداد',
    array[${refundDue}, ${wallet}], array[-${refund}, ${refund}]
  from drawn where refund_id is not null and not ${isToBank}`

const toBanks = `select refunded_at + interval '1 day', 'refund-sent ' || refund_id, 'refund-sent', id, refund_id, null, 'استرداد',
    array[${refundDue}, ${payouts}], array[-${refund}, ${refund}]
  from drawn where refund_id is not null and ${isToBank} and refunded_at < now() - interval '1 day'`

/** Suppliers are paid order by order, a week after. */
const suppliersPaid = `select paid_at + interval '7 days', 'supplier paid ' || n || ' ' || id || ' ' || product, 'supplier-paid', id, null,
    null, 'payout ' || n, array[${payable}, ${bank}], array[-owed, owed]
  from (select *, total - revenue - case when refund_id is null then 0 else ${refund} end as owed from drawn) drawn
  where status in ('issued', 'refunded') and paid_at < now() - interval '7 days'`

/** A gateway sends a day's captures on the next but one. */
const settled = `select max(paid_at) + interval '2 days', 'gateway 1 settled ' || paid_at::date, 'gateway-settled', null, null, null,
    'S' || paid_at::date, array[1, ${bank}], array[sum(total)::bigint, -sum(total)::bigint]
  from drawn where is_paid group by paid_at::date having max(paid_at) < now() - interval '2 days'`

const arrived = `select max(refunded_at) + interval '3 days', 'payout payouts settled ' || refunded_at::date, 'payout-settled', null, null,
    null, 'P' || refunded_at::date, array[17, ${bank}], array[-sum(${refund})::bigint, sum(${refund})::bigint]
  from drawn where refund_id is not null and ${isToBank} group by refunded_at::date
  having max(refunded_at) < now() - interval '3 days'`

/** What suppliers owe of a day is kept back from what they are owed. */
const netted = `select max(refunded_at) + interval '1 hour', 'netted ' || product || ' ' || refunded_at::date, 'supplier-netted', null, null,
    null, product, array[100 + 16 * product_place, 200 + 16 * product_place], array[-sum(${refund})::bigint, sum(${refund})::bigint]
  from drawn where refund_id is not null group by product, product_place, refunded_at::date
  having max(refunded_at) < now() - interval '1 day'`

const branches = [paid, issued, failed, agreed, toWallets, toBanks, suppliersPaid, settled, netted, arrived]

const laid = `create unlogged table laid as select row_number() over (order by at) as entry, * from (
    ${branches.join(' union all ')}) laid order by at`

const entries = `insert into wallet.entry (id, key, kind, order_id, refund_id, attempt_id, memo, at) overriding system value
  select entry, key, kind, order_id, refund_id, attempt_id, memo, at from laid`

const postings = `insert into wallet.posting (entry_id, account_id, amount)
  select entry, account, amount from laid, unnest(accounts, amounts) as moved (account, amount)`

/** Whose each account is, by its number. */
const accounts = `insert into wallet.account (id, class, owner, part, balance) overriding system value
  with named (first, class, owner) as (values (1, 'gateway-clearing', '1'), (17, 'payout-clearing', 'payouts')
    union all select first + 16 * place, class, owner from (values (100, 'supplier-payable'), (200, 'supplier-receivable'), (300, 'revenue')) as
      busy (first, class), unnest(array['flight', 'insurance', 'tour', 'visa']) with ordinality as product (owner, nth), lateral (select nth - 1 as place) at),
  all_of_them (id, class, owner, part) as (
    select first + part, class, owner, part from named, generate_series(0, 15) part
    union all values (${bank}, 'bank', 'settlement', 0)
    union all select ${prepayment}, 'prepayment', id::text, 0 from drawn where is_paid
    union all select ${refundDue}, 'refunds-due', refund_id::text, 0 from drawn where refund_id is not null
    union all select distinct ${wallet}, 'traveller-wallet', owner_id::text, 0 from drawn
      where status = 'failed' or refund_id is not null and not ${isToBank})
  select id, class, owner, part, coalesce(moved, 0)
  from all_of_them left join (select account_id, sum(amount)::bigint as moved from wallet.posting group by 1) sums on account_id = id`

const numbering = `select setval(pg_get_serial_sequence('wallet.entry', 'id'), (select max(entry) from laid)),
  setval(pg_get_serial_sequence('wallet.account', 'id'), (select max(id) from wallet.account))`

const transfers = `insert into payments.settlement (gateway_id, day, reference, captures, amount, fees, read_at)
  select 1, at::date, memo, 1, amounts[1], 0, at from laid where kind = 'gateway-settled'`
const cameToBank = `insert into payments.bank_transfer (day, reference, amount, entered_at)
  select at::date, memo, amounts[1], at from laid where kind = 'gateway-settled'`

/** What a million orders leave in the books: every entry makes zero. */
export const ledgerRows = [laid, entries, postings, accounts, numbering, transfers, cameToBank] as const
