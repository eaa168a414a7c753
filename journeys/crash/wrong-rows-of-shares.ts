/** What others paid of an order, and what its owner put right. */
export const wrongRowsOfShares: readonly (readonly [string, string, string])[] = [
  [
    'a correction is forgotten',
    `update orders.passenger set birth_date = birth_date - 1 where birth_date = '1986-04-24'`,
    'what was acknowledged is so, once',
  ],
  [
    'a share pays nothing',
    `update orders.share_payment set state = 'credited', was_spent = false where state = 'spent'`,
    'what is paid is earned or given back, once',
  ],
  [
    'a share is said to be on its card again',
    `update orders.share_payment set state = 'reversed' where state = 'spent' and source = 'gateway'`,
    'what the bank took is captured once, to the rial',
  ],
  [
    'a share is held for ever',
    `update orders.share_payment set state = 'held' where state = 'spent' and source = 'gateway'`,
    'shares-held-are-what-nobody-has-back',
  ],
]
