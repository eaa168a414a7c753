import { accountCalls } from '#accounts/calls.ts'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { accountAnswers } from '#accounts/server/routes.ts'
import { mount } from '#server/mount.ts'
import { openTestHouse, type TestHouse } from '#server/test-house.ts'

export interface TestAccounts extends AsyncDisposable {
  readonly house: TestHouse
  readonly accounts: Accounts
  /** the codes sent so far, the newest last */
  readonly sent: { readonly phone: string; readonly code: string }[]
  /** the newest code of a number */
  codeOf(phone: string): string
}

/** The accounts room on a real database, its calls on the wire, its messages kept in a list. */
export async function openTestAccounts(): Promise<TestAccounts> {
  const house = await openTestHouse()
  const sent: { phone: string; code: string }[] = []
  const accounts = openAccounts(house, { sendCode: async (phone, code) => void sent.push({ phone, code }) })
  mount(
    house.app,
    { calls: accountCalls, answers: accountAnswers(accounts, house.settings) },
    { visitorOf: accounts.visitorOf, once: async (_what, run) => ({ ...(await run()), replayed: false }) },
  )
  return {
    house,
    accounts,
    sent,
    codeOf(phone) {
      const last = sent.findLast((one) => one.phone === phone)
      if (last === undefined) throw new Error(`no code was sent to ${phone}`)
      return last.code
    },
    [Symbol.asyncDispose]: () => house.close(),
  }
}
