import { negative, type Rial } from '#money/rial.ts'
import type { Account, Entry } from '#wallet/ledger.ts'

export interface WithdrawalMade {
  readonly withdrawalId: string
  readonly userId: string
  readonly number: string
  readonly amount: Rial
}

export function requestedEntry(made: WithdrawalMade): Entry {
  return entry(made, 'withdrawal-requested', [walletOf(made), due(made)])
}

export function cancelledEntry(made: WithdrawalMade): Entry {
  return entry(made, 'withdrawal-cancelled', [due(made), walletOf(made)])
}

export function arrivedEntry(made: WithdrawalMade, providerId: string): Entry {
  return entry(made, 'withdrawal-arrived', [due(made), { class: 'payout-clearing', providerId }])
}

/** From where it is: due while it was on its way, the provider's when it had arrived. */
export function returnedEntry(made: WithdrawalMade, from: { readonly arrivedBy: string } | 'sent'): Entry {
  const out: Account = from === 'sent' ? due(made) : { class: 'payout-clearing', providerId: from.arrivedBy }
  return entry(made, 'withdrawal-returned', [out, walletOf(made)])
}

function entry(
  { withdrawalId, number, amount }: WithdrawalMade,
  kind: Entry['kind'],
  [from, to]: readonly [Account, Account],
): Entry {
  return {
    key: `${kind} ${withdrawalId}`,
    kind,
    withdrawalId,
    memo: `برداشت ${number}`,
    postings: [
      { account: from, amount: negative(amount) },
      { account: to, amount },
    ],
  }
}

function due({ withdrawalId }: WithdrawalMade): Account {
  return { class: 'withdrawals-due', withdrawalId }
}

function walletOf({ userId }: WithdrawalMade): Account {
  return { class: 'traveller-wallet', userId }
}
