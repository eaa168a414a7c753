import { negative, type Rial } from '#money/rial.ts'
import type { Entry } from '#wallet/ledger.ts'

/** A transfer of an agency to our account: its debt is smaller, or what it paid ahead larger. */
export function agencySettledEntry(
  {
    agencyId,
    amount,
    reference,
  }: { readonly agencyId: string; readonly amount: Rial; readonly reference: string },
  proposal: number,
): Entry {
  return {
    key: `agency settled ${proposal}`,
    kind: 'agency-settled',
    memo: reference,
    postings: [
      { account: { class: 'bank', name: 'settlement' }, amount: negative(amount) },
      { account: { class: 'agency-receivable', agencyId }, amount },
    ],
  }
}
