import * as fc from 'fast-check'

/** Numbers select among the orders, attempts or refunds existing then, mostly suitable ones. */
export type Wish =
  | { readonly wish: 'go-on'; readonly on: number }
  | { readonly wish: 'top-up'; readonly who: number; readonly amount: number }
  | {
      readonly wish: 'buy'
      readonly who: number
      readonly goods: number
      readonly hoursAhead: number
      readonly isProtected: boolean
    }
  | { readonly wish: 'approve'; readonly order: number; readonly percent: number; readonly agrees: boolean }
  | { readonly wish: 'voucher'; readonly order: number; readonly code: number }
  | { readonly wish: 'unvoucher' | 'confirm' | 'cancel'; readonly order: number }
  | { readonly wish: 'pay'; readonly order: number; readonly useWallet: boolean; readonly gatewayId: number }
  | { readonly wish: 'issue'; readonly order: number; readonly answer: Answer }
  | { readonly wish: 'refund'; readonly order: number; readonly mask: number; readonly to: 'wallet' | 'bank' }
  | { readonly wish: 'capture'; readonly attempt: number }
  | { readonly wish: 'odd'; readonly attempt: number; readonly amount: number }
  | { readonly wish: 'pay-out'; readonly refund: number; readonly answer: PaidOut }
  | { readonly wish: 'withdraw'; readonly who: number; readonly amount: number }
  | { readonly wish: 'cancel-withdrawal'; readonly withdrawal: number }
  | { readonly wish: 'pay-withdrawal'; readonly withdrawal: number; readonly answer: PaidOut }
  | { readonly wish: 'wait'; readonly minutes: number }
  | { readonly wish: 'move'; readonly order: number; readonly mask: number; readonly flight: number }
  | { readonly wish: 'correct'; readonly order: number; readonly isAtOnce: boolean }
  | { readonly wish: 'decide'; readonly correction: number; readonly isAgreed: boolean }
  | { readonly wish: 'split'; readonly order: number; readonly many: number }
  | { readonly wish: 'close-split'; readonly order: number }
  | { readonly wish: 'return-shares'; readonly order: number; readonly answer: Returns }
  | { readonly wish: 'pay-share'; readonly share: number; readonly who: number }
  | { readonly wish: 'wallet-share'; readonly share: number }
  | { readonly wish: 'sweep' | 'compensate' }

export type Answer = 'issued' | 'failed' | 'later'
/** What a bank says that is to take a share back. */
export type Returns = 'reversed' | 'credited' | 'unknown' | 'down'
export type PaidOut = 'paid' | 'pending' | 'bounced' | 'refused' | 'unknown'

/** An action with its choices made: indices from 0, amounts in rial. */
export type Command =
  | { readonly action: 'top-up'; readonly who: number; readonly amount: number }
  | {
      readonly action: 'buy'
      readonly who: number
      readonly goods: number
      readonly hoursAhead: number
      readonly isProtected: boolean
    }
  | { readonly action: 'approve'; readonly order: number; readonly asks: number; readonly agrees: boolean }
  | { readonly action: 'voucher'; readonly order: number; readonly code: string }
  | { readonly action: 'unvoucher' | 'confirm' | 'cancel'; readonly order: number }
  | {
      readonly action: 'pay'
      readonly order: number
      readonly useWallet: boolean
      readonly gatewayId: number
    }
  | { readonly action: 'capture'; readonly attempt: number }
  | { readonly action: 'odd'; readonly attempt: number; readonly amount: number }
  | { readonly action: 'wait'; readonly minutes: number }
  | { readonly action: 'sweep' | 'compensate' }
  | { readonly action: 'issue'; readonly order: number; readonly answer: Answer }
  | {
      readonly action: 'refund'
      readonly order: number
      readonly items: readonly { readonly passenger: number; readonly leg: number }[]
      readonly to: 'wallet' | 'bank'
    }
  | {
      readonly action: 'move'
      readonly order: number
      readonly leg: number
      readonly passengers: readonly number[]
      readonly flight: number
      readonly hoursAhead: number
    }
  | {
      readonly action: 'correct'
      readonly order: number
      readonly passenger: number
      readonly name: string
      readonly isAtOnce: boolean
    }
  | { readonly action: 'decide'; readonly correction: number; readonly isAgreed: boolean }
  | { readonly action: 'split'; readonly order: number; readonly amounts: readonly number[] }
  | { readonly action: 'close-split'; readonly order: number }
  | { readonly action: 'return-shares'; readonly order: number; readonly answer: Returns }
  | { readonly action: 'pay-share'; readonly share: number; readonly who: number }
  | { readonly action: 'wallet-share'; readonly share: number }
  | { readonly action: 'pay-out'; readonly refund: number; readonly answer: PaidOut }
  | { readonly action: 'withdraw'; readonly who: number; readonly amount: number }
  | { readonly action: 'cancel-withdrawal'; readonly withdrawal: number }
  | { readonly action: 'pay-withdrawal'; readonly withdrawal: number; readonly answer: PaidOut }

export const travellers = 3

const on = fc.nat(63)
const who = fc.nat(travellers - 1)
const anyPaidOut = fc.constantFrom<PaidOut>('paid', 'pending', 'bounced', 'refused', 'unknown')

export function histories(most: number): fc.Arbitrary<readonly Wish[]> {
  return fc.array(anyWish, { maxLength: most, size: 'max' })
}

const anyWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 45, arbitrary: wish('go-on', { on }) },
  {
    weight: 7,
    arbitrary: wish('buy', {
      who,
      goods: fc.nat(4),
      hoursAhead: fc.constantFrom(100, 57, 260, 30),
      isProtected: fc.boolean(),
    }),
  },
  {
    weight: 7,
    arbitrary: wish('top-up', {
      who,
      amount: fc.constantFrom(5_000_000, 30_000_000, 90_000_000, 10_001, 12_345_670),
    }),
  },
  {
    weight: 5,
    arbitrary: wish('approve', {
      order: on,
      percent: fc.constantFrom(106, 94, 100, 40, 1),
      agrees: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: wish('voucher', { order: on, code: fc.nat(3) }) },
  { weight: 2, arbitrary: wish('unvoucher', { order: on }) },
  {
    weight: 10,
    arbitrary: wish('pay', { order: on, useWallet: fc.boolean(), gatewayId: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 6, arbitrary: wish('capture', { attempt: on }) },
  { weight: 2, arbitrary: wish('odd', { attempt: on, amount: fc.integer({ min: 1, max: 40_000_000 }) }) },
  { weight: 5, arbitrary: wish('confirm', { order: on }) },
  { weight: 3, arbitrary: wish('cancel', { order: on }) },
  { weight: 3, arbitrary: wish('wait', { minutes: fc.constantFrom(4, 16, 60, 60 * 26, 60 * 80, 60 * 200) }) },
  { weight: 3, arbitrary: wish('sweep', {}) },
  {
    weight: 7,
    arbitrary: wish('issue', { order: on, answer: fc.constantFrom<Answer>('issued', 'failed', 'later') }),
  },
  {
    weight: 9,
    arbitrary: wish('refund', { order: on, mask: fc.nat(255), to: fc.constantFrom('wallet', 'bank') }),
  },
  {
    weight: 9,
    arbitrary: wish('pay-out', {
      refund: on,
      answer: anyPaidOut,
    }),
  },
  {
    weight: 4,
    arbitrary: wish('withdraw', { who, amount: fc.constantFrom(5_000_000, 50_000, 10_001, 40_000_000) }),
  },
  { weight: 5, arbitrary: wish('cancel-withdrawal', { withdrawal: on }) },
  { weight: 6, arbitrary: wish('pay-withdrawal', { withdrawal: on, answer: anyPaidOut }) },
  { weight: 3, arbitrary: wish('compensate', {}) },
  { weight: 8, arbitrary: wish('move', { order: on, mask: fc.nat(255), flight: fc.nat(2) }) },
  { weight: 3, arbitrary: wish('correct', { order: on, isAtOnce: fc.boolean() }) },
  { weight: 3, arbitrary: wish('decide', { correction: on, isAgreed: fc.boolean() }) },
  { weight: 6, arbitrary: wish('split', { order: on, many: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 8, arbitrary: wish('pay-share', { share: on, who }) },
  { weight: 3, arbitrary: wish('wallet-share', { share: on }) },
  { weight: 2, arbitrary: wish('close-split', { order: on }) },
  {
    weight: 4,
    arbitrary: wish('return-shares', {
      order: on,
      answer: fc.constantFrom<Returns>('reversed', 'credited', 'unknown', 'down'),
    }),
  },
)

function wish<Name extends Wish['wish'], Rest extends object>(
  name: Name,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
): fc.Arbitrary<{ readonly wish: Name } & Rest> {
  return fc.record({ wish: fc.constant(name), ...rest }, { noNullPrototype: true }) as fc.Arbitrary<
    { readonly wish: Name } & Rest
  >
}
