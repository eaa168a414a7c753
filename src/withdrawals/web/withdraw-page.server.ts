import { type LoaderFunctionArgs, redirect } from 'react-router'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'
import { arrivalOf } from '#withdrawals/arrival.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/transactions/withdraw')
  const { wallet, withdrawals, accounts, clock } = agencyOf(context, 'withdrawals')
  const { userId } = visitor
  const [balance, made, details, { firstNameFarsi, lastNameFarsi }] = await Promise.all([
    wallet.balanceOf(userId),
    withdrawals.of(userId),
    accounts.bank.mine(userId),
    accounts.dataOf(userId),
  ])
  const { sendAt, dueAt } = arrivalOf(clock.now())
  return {
    balance,
    withdrawals: made,
    details,
    /** whose accounts money may go to */
    owner: firstNameFarsi && lastNameFarsi ? { firstNameFarsi, lastNameFarsi } : undefined,
    arrival: { sendAt: sendAt.toString(), dueAt: dueAt.toString() },
  }
}
