import { type LoaderFunctionArgs, redirect } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/account')
  const { accounts, clock } = agencyOf(context, 'accounts')
  const [account, bank] = await Promise.all([
    accounts.dataOf(visitor.userId),
    accounts.bank.mine(visitor.userId),
  ])
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  return { account, bank, today: today.toString() }
}
