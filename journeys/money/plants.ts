import { minus, negative, plus, rial, sum, times, ZERO } from '#money/rial.ts'
import type { Entry, Posting } from '#wallet/ledger.ts'
import type { Wallet } from '#wallet/server/wallet.ts'
import { type Builders, builders } from './builders.ts'

/** Builders with one planted fault each: entries still balance, but money goes astray. */
export const plants = {
  'a discount is not taken back when no ticket comes': {
    ...builders,
    failedEntry: (order, why) => builders.failedEntry({ ...order, discount: ZERO }, { ...why, code: null }),
  },
  'a discount is paid out with the refund': {
    ...builders,
    agreedEntry: (made, shares, whose) =>
      builders.agreedEntry(
        made,
        { ...shares, refund: plus(shares.refund, shares.toDiscounts), toDiscounts: ZERO },
        whose,
      ),
  },
  'shares of an order without a ticket fill its owner’s wallet': {
    ...builders,
    failedEntry: (order, why) => builders.failedEntry(order, { ...why, shares: ZERO }),
  },
  'a share that is back on its card is in a wallet too': {
    ...builders,
    shareReturnedEntry: (back) => builders.shareReturnedEntry(back, 'credited'),
  },
  'a share that no card takes back is kept by us': {
    ...builders,
    shareReturnedEntry: (back, became) => onOurAccount(builders.shareReturnedEntry(back, became)),
  },
  'the last share pays for the others': {
    ...builders,
    sharesSpentEntry: (order, amount) => builders.sharesSpentEntry(order, minus(amount, rial(1))),
  },
  'what a ticket is worth is paid out, and it stands': {
    ...builders,
    failedEntry: (order, why) => builders.failedEntry({ ...order, credit: ZERO }, why),
  },
  'a ticket is given for less than it brings': {
    ...builders,
    toOrderEntry: (made, into) => builders.toOrderEntry(made, { ...into, credit: made.amount }),
  },
  'tickets pay more than they bring': {
    ...builders,
    differenceOf: (total, worth) => builders.differenceOf(total, times(worth, 2)),
  },
  'a protection is earned when it is sold': {
    ...builders,
    issuedEntry: (order, answer) => builders.issuedEntry(order, { ...answer, protection: ZERO }),
  },
  'what a protection bears we pay': {
    ...builders,
    agreedEntry: (made, { fromProtection = ZERO, ...shares }, whose) =>
      builders.agreedEntry(made, { ...shares, fromRevenue: plus(shares.fromRevenue, fromProtection) }, whose),
  },
  'a protection goes along whole': {
    ...builders,
    protectionLeft: (own) => ({ ...own, price: ZERO }),
  },
  'a refund is paid twice': {
    ...builders,
    toWalletEntry: (made) => builders.toWalletEntry({ ...made, amount: times(made.amount, 2) }),
  },
  'money that cannot pay its order pays it': {
    ...builders,
    capturedEntry: (order, money) => builders.capturedEntry(order, money, 'paid'),
  },
  'what was held from a wallet stays there': {
    ...builders,
    walletPartEntry: (order, { more, step }) =>
      builders.walletPartEntry(order, { more: more < 0 ? ZERO : more, step }),
  },
  'the wallet is not asked for its part': {
    ...builders,
    walletPartEntry: (order, change) => onOurAccount(builders.walletPartEntry(order, change)),
  },
  'the supplier is not paid': {
    ...builders,
    issuedEntry: (order, answer) => builders.issuedEntry(order, { ...answer, supplierPayable: ZERO }),
  },
  'what bounced is lost': {
    ...builders,
    bouncedEntry: (made, providerId) => builders.bouncedEntry({ ...made, amount: ZERO }, providerId),
  },
  'a penalty is given back too': {
    ...builders,
    agreedEntry: (made, shares, whose) =>
      builders.agreedEntry(
        made,
        { ...shares, refund: plus(shares.refund, rial(1)), fromSupplier: plus(shares.fromSupplier, rial(1)) },
        whose,
      ),
  },
  'lateness is paid by whom we kept waiting': {
    ...builders,
    compensatedEntry: (made, day, amount) => builders.compensatedEntry(made, day, negative(amount)),
  },
  'odd money fills nobody’s wallet': {
    ...builders,
    unmatchedMoneyEntry: (made) => ({ ...builders.unmatchedMoneyEntry(made), postings: [] }),
  },
  'a withdrawal that is cancelled stays with us': {
    ...builders,
    cancelledEntry: (made) => onOurAccount(builders.cancelledEntry(made)),
  },
  'what a bank returned comes back from the wrong account': {
    ...builders,
    returnedEntry: (made) => builders.returnedEntry(made, { arrivedBy: 'vandar' }),
  },
  'a wallet is filled for more than was paid': {
    ...builders,
    toppedUpEntry: (made) => {
      const entry = builders.toppedUpEntry(made)
      return { ...entry, postings: [...entry.postings, ...flow(made.userId, minus(made.amount, rial(1)))] }
    },
  },
} as const satisfies Record<string, Builders>

function onOurAccount(entry: Entry): Entry {
  return {
    ...entry,
    postings: entry.postings.map(({ account, amount }) =>
      account.class === 'traveller-wallet'
        ? { account: { class: 'promotions', campaign: 'nobody knows' }, amount }
        : { account, amount },
    ),
  }
}

function flow(userId: string, amount: Posting['amount']): readonly Posting[] {
  return [
    { account: { class: 'promotions', campaign: 'nobody knows' }, amount: negative(amount) },
    { account: { class: 'traveller-wallet', userId }, amount },
  ]
}

export const ledgerPlants = {
  'a discount is not taken back when no ticket comes': posting((entry) =>
    entry.kind === 'order-failed' ? intoWallet(entry) : entry,
  ),
  'a refund is kept by us': posting((entry) =>
    entry.kind === 'refunded-to-wallet' ? onOurAccount(entry) : entry,
  ),
  'no key is known again': posting((entry) => ({ ...entry, key: `${entry.key} ${crypto.randomUUID()}` })),
} as const satisfies Record<string, (wallet: Wallet) => Wallet>

function posting(tampered: (entry: Entry) => Entry) {
  return (wallet: Wallet): Wallet => ({ ...wallet, post: (trx, entry) => wallet.post(trx, tampered(entry)) })
}

function intoWallet(entry: Entry): Entry {
  const wallet = entry.postings.find(({ account }) => account.class === 'traveller-wallet')
  const more = sum(
    entry.postings.map(({ account, amount }) => (account.class === 'discounts' ? amount : ZERO)),
  )
  return {
    ...entry,
    postings: entry.postings
      .filter(({ account }) => account.class !== 'discounts')
      .map((one) => (one === wallet ? { ...one, amount: plus(one.amount, more) } : one)),
  }
}
