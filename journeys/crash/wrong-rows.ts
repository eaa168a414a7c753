import { wrongRowsOfTrips } from './wrong-rows-of-trips.ts'

/** A wrong row, written past every guard of the database, and the law that must see it. */
export const wrongRows: readonly (readonly [string, string, string])[] = [
  ['a posting is lost', `delete from wallet.posting where amount > 0`, 'entry-sums-to-zero'],
  [
    'a balance is off',
    `update wallet.account set balance = balance + 1 where class = 'revenue'`,
    'balance-is-sum-of-postings',
  ],
  [
    'an order jumps to its ticket',
    `delete from orders.history where status = 'paid'`,
    'orders move only along their life',
  ],
  ['an order lost its past', `delete from orders.history`, 'orders move only along their life'],
  [
    'an order stays open',
    `update orders."order" set status = 'issuing', reference = null where status = 'issued'`,
    'every order has come to its end',
  ],
  ['a passenger is lost', `delete from orders.passenger`, 'an order is whole'],
  [
    'a seat is sold and not counted',
    `update flights.fares set sold = 0 where elsewhere_when_cancelled is null`,
    'seats of a fare are those of its holds',
  ],
  [
    'a seat is held by nobody',
    `update flights.fares set held = 1 where sold = 1 and elsewhere_when_cancelled is null`,
    'seats of a fare are those of its holds',
  ],
  ['a ticket is lost', `delete from flights.tickets`, 'seats of a fare are those of its holds'],
  [
    'a failed order keeps its seat',
    `update flights.holds set state = 'held' where state = 'released'`,
    'an order and its seats tell the same',
  ],
  [
    'a direction loses its reservation',
    `update flights.hold_legs set pnr = null`,
    'an order and its seats tell the same',
  ],
  [
    'a hold outlives its time',
    `update flights.holds set state = 'held' where state = 'released'`,
    'no hold outlives its time',
  ],
  [
    'a ticket is not earned',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'order-issued')`,
    'what is paid is earned or given back, once',
  ],
  [
    'money is not given back',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'order-failed')`,
    'what is paid is earned or given back, once',
  ],
  [
    'a capture is of nobody',
    `delete from orders.capture`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt forgot its capture',
    `update payments.attempts set state = 'declined', transaction = null`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt took another amount',
    `update payments.attempts set amount = amount + 1`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'an attempt is gone',
    `delete from payments.history; delete from payments.attempts`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'a wrong amount goes nowhere',
    `update payments.odd_money set became = null, became_at = null`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a wrong amount is said to be back and is not',
    `update payments.odd_money set became = 'reversed'`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'the wallet has not what the bank kept',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where key like 'odd %')`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a wrong amount is forgotten',
    `delete from payments.odd_money`,
    'money of a wrong amount is back, or in the wallet',
  ],
  [
    'a card abroad was charged too little',
    `update payments.attempts set charged_minor = charged_minor - 1`,
    'a card abroad is charged what is due, at the rate kept with it',
  ],
  [
    'a card abroad was charged and nothing was captured',
    `update payments.attempts set state = 'declined', transaction = null where charged_minor is not null`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'a payout that came back is thought to be there',
    `update refunds.request set paid_into = 'bank' where paid_into = 'wallet'`,
    'what is given back arrives once, where it was to go',
  ],
  [
    'a payout that came back is nowhere',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'refunded-to-wallet')`,
    'what is given back arrives once, where it was to go',
  ],
  [
    'a withdrawal that came back is thought to be there',
    `update withdrawals.request set state = 'arrived' where state = 'returned'`,
    'what is taken home arrives once, or is back in the wallet',
  ],
  [
    'a withdrawal that came back is nowhere',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'withdrawal-returned')`,
    'what is taken home arrives once, or is back in the wallet',
  ],
  [
    'a withdrawal that was cancelled is gone',
    `update withdrawals.request set state = 'arrived' where state = 'cancelled'`,
    'what was acknowledged is so, once',
  ],
  [
    'a withdrawal waits for ever',
    `update withdrawals.request set state = 'requested' where state = 'arrived'`,
    'due-is-what-is-on-its-way',
  ],
  [
    'a refund takes back more than the ticket brought',
    `update wallet.posting set amount = 1
      where amount > 0 and entry_id in (select id from wallet.entry where kind = 'order-issued')`,
    'given-back-is-at-most-paid',
  ],
  [
    'the old ticket is kept beside the new one',
    `update flights.tickets set state = 'open', refunded_at = null
      where order_id in (select of_order_id from orders.rebooking)`,
    'an old ticket goes when the new one is out, once',
  ],
  [
    'the old ticket is gone and the new one never came',
    `update orders."order" set status = 'failed', reference = null
      where status = 'issued' and id in (select order_id from orders.rebooking)`,
    'an old ticket goes when the new one is out, once',
  ],
  [
    'a ticket stays promised to an order that came to nothing',
    `insert into orders.rebooked (of_order_id, leg, passenger, order_id)
      select of_order_id, leg, 0, order_id from orders.rebooking on conflict do nothing;
     insert into orders.rebooked (of_order_id, leg, passenger, order_id)
      select of_order_id, leg, 8, order_id from orders.rebooking join orders."order" on id = order_id
      where status = 'failed'`,
    'an old ticket goes when the new one is out, once',
  ],
  [
    'a credit is of no tickets',
    `delete from orders.rebooked; delete from orders.rebooking`,
    'an old ticket goes when the new one is out, once',
  ],
  [
    'an old ticket pays and is never paid for',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'refunded-to-order')`,
    'what an old ticket is worth is paid once',
  ],
  [
    'a new ticket has no credit of the old one',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'order-credited')`,
    'what an old ticket is worth is paid once',
  ],
  [
    'the rest of the worth is nobody’s',
    `delete from wallet.posting where entry_id in (
      select entry.id from wallet.entry join refunds.request on request.id = refund_id
      where kind = 'refunded-to-wallet' and paid_into = 'order')`,
    'what an old ticket is worth is paid once',
  ],
  [
    'a rebooking is refunded to nobody',
    `delete from wallet.posting where entry_id in (select id from wallet.entry where kind = 'refunded-to-order')`,
    'what is given back arrives once, where it was to go',
  ],
  [
    'a ticket is gone and was never given back',
    `delete from refunds.item`,
    'a ticket goes back by one refund',
  ],
  [
    'a flight was taken in place of another and nobody remembers',
    `delete from orders.journey; delete from orders.passenger; delete from orders.history;
     delete from orders."order" where credit > 0 and status = 'issued'`,
    'what was acknowledged is so, once',
  ],
  [
    'a room is sold and not counted',
    `update hotels.nights set sold = 0`,
    'rooms of a night are those of its stays',
  ],
  [
    'a room is booked without a number',
    `update hotels.rooms set voucher_number = null where state = 'open'`,
    'an order and its rooms tell the same',
  ],
  [
    'a stay is lost',
    `delete from hotels.rooms; delete from hotels.stays`,
    'an order and its rooms tell the same',
  ],
  [
    'a visa is paid and filed under another number',
    `update visas.request set case_number = case_number || '0'`,
    'an order and its request for a visa tell the same',
  ],
  [
    'a policy is issued under another number',
    `update insurance.policy set reference = reference || '0' where reference is not null`,
    'an order and its policy tell the same',
  ],
  [
    'a number of our range is given to nobody',
    `update insurance.contract set next = next + 1`,
    'an order and its policy tell the same',
  ],
  ...wrongRowsOfTrips,
  ['a bag is not paid', `delete from orders.extra`, 'what goes with a ticket is in the price of its order'],
  [
    'the ticket is another one',
    `update orders."order" set reference = 'AAAAAA' where status = 'issued'`,
    'what was acknowledged is so, once',
  ],
  [
    'the price is another one',
    `update orders."order" set total = total + 1`,
    'what was acknowledged is so, once',
  ],
]
