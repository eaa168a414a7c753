import { digitsOf, ibanDigits } from '#money/bank-account.ts'
import type { RequestBody } from '#refunds/calls.ts'
import { type RequestField, requestTexts } from '#refunds/request-form.ts'
import type { InquiryOutcome } from '#refunds/server/inquiries/inquiry.ts'
import type { BankAccount } from '#refunds/server/payouts/payout.ts'
import { refuse } from '#refunds/server/refusals.ts'
import type { Room } from '#refunds/server/room.ts'
import { Faults } from '#server/refusal.ts'

export interface RequestedAccount extends BankAccount {
  readonly givenBy: 'iban' | 'card'
}

/** As banks know it: a card's account is looked up, its owner compared.
 * Faults of `cardNumber`, `iban`, `holderName`; BANKS_SILENT. */
export async function requestedAccount(
  { inquiry, log }: Pick<Room, 'inquiry' | 'log'>,
  body: RequestBody,
): Promise<RequestedAccount> {
  const cardNumber = digitsOf(body.cardNumber) || null
  const typed = ibanDigits(body.iban)
  const givenBy = typed === '' ? 'card' : 'iban'
  const iban = givenBy === 'iban' ? typed : await ibanOf({ inquiry, log }, cardNumber ?? '')
  const holderName = body.holderName.trim()
  const holder = await inquiry.isHolder(iban, holderName)
  if (holder.kind === 'refused') throw fault(givenBy === 'card' ? 'cardNumber' : 'iban', 'refused')
  if (holder.kind === 'unknown') log.warn({ why: holder.why }, 'refund.holder-unasked')
  if (holder.kind === 'told' && !holder.matches) throw fault('holderName', 'anothers')
  return {
    iban,
    cardNumber,
    bankAccountNumber: digitsOf(body.bankAccountNumber) || null,
    holderName,
    givenBy,
  }
}

async function ibanOf({ inquiry, log }: Pick<Room, 'inquiry' | 'log'>, cardNumber: string): Promise<string> {
  const found: InquiryOutcome<{ readonly iban: string }> = await inquiry.ibanOfCard(cardNumber)
  if (found.kind === 'refused') throw fault('cardNumber', 'refused')
  if (found.kind === 'told') return found.iban
  log.warn({ why: found.why }, 'refund.card-unasked')
  throw refuse('BANKS_SILENT', { property: 'cardNumber' })
}

const words = {
  refused: requestTexts.accountRefused,
  anothers: requestTexts.holderAnother,
} as const

function fault(property: RequestField, why: keyof typeof words): Faults {
  return new Faults([{ property, says: words[why] }])
}
