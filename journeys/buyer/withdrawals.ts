import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Buyer } from './diary.ts'

/** Of the account's own name, to the bank account that is kept; not yet sent. */
export async function withdrawalIn(
  { agency: { accounts, withdrawals } }: TestAgency,
  { userId, person: { form } }: Buyer,
  bankDetailId: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const { firstNameFarsi, lastNameFarsi } = form
  await accounts.update(userId, { firstNameFarsi, lastNameFarsi })
  return withdrawals.create(userId, { id: crypto.randomUUID(), amount: rial(1_000_000), bankDetailId })
}
