import { demoVouchers } from '#demo/sample-data.ts'
import type { Chance } from '#server/captcha/chance.ts'
import { namedCards, ordinaryCard } from '#simulators/bank/cards.ts'
import { namedAccounts, type PayoutFate } from '#simulators/bank/payout-fates.ts'
import type { Wish } from '../buyer/buy.ts'
import type { Choice } from '../buyer/take-another.ts'

/** How a buyer pays: gateway, cards, other means, and what happens afterwards. */
export type Habit = Omit<Wish, 'goods'>

type Fate = (typeof namedCards)[number]['fate']

const card = (fate: Fate) =>
  ordinaryCard.slice(0, -4) + namedCards.find((named) => named.fate === fate)?.ending

/** Behaviour at the bank, in percent. */
const atTheBank: readonly { readonly of: number; readonly cards: readonly string[] }[] = [
  { of: 42, cards: [ordinaryCard] },
  { of: 8, cards: [card('returns-twice')] },
  { of: 8, cards: [card('declined'), ordinaryCard] },
  { of: 8, cards: [card('never-returns')] },
  { of: 3, cards: [card('verify-hangs')] },
  { of: 4, cards: [card('late-success')] },
  { of: 3, cards: [card('verify-html')] },
  { of: 5, cards: [card('other-amount'), ordinaryCard] },
  { of: 4, cards: [card('foreign-return')] },
  { of: 3, cards: [card('slow')] },
  { of: 5, cards: ['turn back'] },
  { of: 7, cards: [] }, // closes the tab before the bank
]

const gatewayIds = [1, 1, 2, 3, 4, 5]

const account = (fate: PayoutFate) => ({
  iban: namedAccounts.find((named) => named.fate === fate)?.iban ?? '',
})

const besides: readonly { readonly of: number; readonly wish: Partial<Habit> }[] = [
  { of: 28, wish: {} },
  { of: 6, wish: { inShares: true } },
  { of: 3, wish: { inShares: true, topUp: 200_000_000 } }, // the other half is the buyer's
  { of: 6, wish: { corrects: true } },
  { of: 3, wish: { corrects: true, giveBack: 'wallet' } },
  { of: 12, wish: { voucher: demoVouchers.open.code } },
  { of: 8, wish: { topUp: 200_000_000 } }, // the wallet pays all of it
  { of: 10, wish: { topUp: 5_000_000 } }, // and here a part
  { of: 9, wish: { giveBack: 'wallet' } },
  { of: 4, wish: { giveBack: 'wallet', voucher: demoVouchers.open.code } },
  { of: 3, wish: { giveBack: account('pays-later') } },
  { of: 3, wish: { giveBack: account('bounces') } },
  { of: 3, wish: { giveBack: account('returns') } }, // after it was there
  { of: 2, wish: { giveBack: account('answer-lost') } },
  { of: 2, wish: { giveBack: account('refused') } },
  { of: 2, wish: { topUp: 200_000_000, withdraw: account('pays-later') } },
  { of: 1, wish: { topUp: 5_000_000, withdraw: account('bounces') } },
  { of: 1, wish: { giveBack: 'wallet', withdraw: account('answer-lost') } },
  { of: 1, wish: { giveBack: 'wallet', withdraw: account('returns') } },
  { of: 1, wish: { topUp: 200_000_000, withdraw: { ...account('pays'), isCancelled: true } } },
]

const choices: readonly { readonly of: number; readonly choices: readonly Choice[] }[] = [
  { of: 34, choices: ['dearer'] },
  { of: 34, choices: ['cheaper'] },
  { of: 8, choices: ['unpaid'] },
  { of: 8, choices: ['unpaid', 'dearer'] },
  { of: 8, choices: ['fails'] },
  { of: 8, choices: ['fails', 'cheaper'] },
]

export function choicesOf(chance: Chance): readonly Choice[] {
  return weighed(chance, choices).choices
}

export function habit(chance: Chance): Habit {
  const gatewayId = gatewayIds[Math.floor(chance.between(0, gatewayIds.length))] ?? 1
  return { gatewayId, cards: weighed(chance, atTheBank).cards, ...weighed(chance, besides).wish }
}

export function weighed<T extends { readonly of: number }>(chance: Chance, ways: readonly T[]): T {
  let left = chance.between(
    0,
    ways.reduce((sum, { of }) => sum + of, 0),
  )
  const found = ways.find((way) => (left -= way.of) < 0) ?? ways[0]
  if (found === undefined) throw new RangeError('nothing to choose from')
  return found
}
