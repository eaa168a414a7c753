import { afterEach, beforeEach, suite } from 'node:test'
import { changingAndCancelling } from '#testing/insurance/suppliers/contract-changes.ts'
import { confirming, losing } from '#testing/insurance/suppliers/contract-confirming.ts'
import { offering } from '#testing/insurance/suppliers/contract-offers.ts'
import type { PolicySupplierOnTrial } from '#testing/insurance/suppliers/trial.ts'

/** What every adapter of an insurer must keep, tried against its simulator, or against the server its settings name. */
export function policySupplierContract(
  name: string,
  open: () => Promise<PolicySupplierOnTrial>,
  hasSimulator: boolean,
): void {
  void suite(`${name} keeps the contract of who insures`, () => {
    let at: PolicySupplierOnTrial
    beforeEach(async () => {
      at = await open()
    })
    afterEach(() => at.close())
    offering(() => at, hasSimulator)
    confirming(() => at)
    if (hasSimulator) losing(() => at)
    changingAndCancelling(() => at, hasSimulator)
  })
}
