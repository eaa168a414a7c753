import type { LoaderFunctionArgs } from 'react-router'
import { supplierList } from '#desk/server/suppliers/supplier-list.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { persianDigits } from '#money/digits.ts'
import { inRial } from '#money/formatted.ts'
import { sum } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { agencyOf } from '#web/page-context.server.ts'

const shareDays = 7

export async function loader({ context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const now = rooms.clock.now()
  const today = dayOf(now)
  const days = Array.from({ length: shareDays }, (_, ago) => today.subtract({ days: ago }))
  const [suppliers, bought] = await Promise.all([
    supplierList(rooms),
    rooms.supplierAccounts.boughtOn(days, now),
  ])
  const nameOf = supplierNames(rooms)
  const whole = sum(bought.map(({ amount }) => amount))
  return {
    now: now.toString(),
    suppliers,
    shares: bought.map(({ supplier, orders, amount }) => ({
      supplier,
      name: nameOf(supplier),
      orders: persianDigits(orders),
      amount: inRial(amount),
      percent: persianDigits(Math.round((100 * amount) / whole)),
    })),
  }
}

export type ShareOnPage = Awaited<ReturnType<typeof loader>>['shares'][number]
