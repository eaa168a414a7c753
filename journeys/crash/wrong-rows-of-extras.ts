const priced = 'what goes with a ticket is in the price of its order'
const protection = 'protection takes its price and pays what it covers'
const bags = 'bags after the ticket stand or fall with it'
const there = 'a ticket and its bags stand at their supplier, once'
const rules = 'what price rules made is in the price, part by part'
const insured = 'what is paid is insured there once, and what is given back is not'

/** As `wrong-rows.ts`, of what is bought with a ticket or beside it, and of price rules. */
export const wrongRowsOfExtras: readonly (readonly [string, string, string])[] = [
  ['protection is sold and nobody has it', `delete from flights.hold_protection`, priced],
  [
    'protection covers less than was sold',
    `update flights.hold_protection set percent = percent / 2`,
    protection,
  ],
  [
    'protection pays nothing',
    `delete from wallet.posting where amount < 0 and account_id in (
      select id from wallet.account where class = 'refund-protection')`,
    protection,
  ],
  [
    'the price of protection is earned',
    `update wallet.posting set account_id = (select id from wallet.account where class = 'revenue' limit 1)
      where amount > 0 and account_id in (select id from wallet.account where class = 'refund-protection')`,
    protection,
  ],
  ['a bag after the ticket is lost', `delete from flights.later_bags`, bags],
  [
    'a bag after the ticket is let go and paid',
    `update flights.later_bag_orders set state = 'released', issued_at = null where state = 'issued'`,
    bags,
  ],
  [
    'a bag stays on a ticket that went back',
    `update flights.later_bags set refunded_at = null where refunded_at is not null`,
    bags,
  ],
  [
    'a bag went back and nobody gave it',
    `update flights.later_bags set refunded_at = now()`,
    'a ticket goes back by one refund',
  ],
  [
    'a bag that its supplier sold is nobody’s',
    `delete from flights.later_bags where order_id in (
      select order_id from flights.later_bag_orders where supplier <> 'own')`,
    there,
  ],
  ['a ticket is issued and never bought there', `update flights.supplier_orders set ref = ref || '0'`, there],
  [
    'the old policy is kept beside the new one',
    `update insurance.insured set refunded_at = null where order_id in (select of_order_id from orders.rebooking)`,
    'an old ticket goes when the new one is out, once',
  ],
  [
    'an insurer insures other days than were sold',
    `update insurance.policy set ends_on = ends_on + 1 where supplier is not null`,
    insured,
  ],
  ['what a rule made is forgotten', `delete from orders.order_price_rule`, rules],
  ['a room was sold without a rule', `update hotels.rooms set price_rules = '[]'`, rules],
  ['a bed was sold without a rule', `update tours.travellers set price_rules = '[]'`, rules],
  ['a policy was sold without a rule', `update insurance.insured set price_rules = '[]'`, rules],
  [
    'a rule made more of a seat than its order says',
    `update orders.order_price_rule set amount = amount + 10 where order_id in (select order_id from flights.holds)`,
    rules,
  ],
]
