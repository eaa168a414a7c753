import { noneIfEnded } from '#flights/later-bags/web/none-if-ended.server.ts'
import { priceWords } from '#money/display-unit.ts'
import { rial, sum } from '#money/rial.ts'
import { moneyBackWords } from '#orders/money-back.ts'
import type { PageRooms } from '#web/page-context.server.ts'

interface Leaving {
  readonly orderId: string
  readonly userId: string
  readonly leg: number
  /** positions; left out: everybody */
  readonly passengers?: readonly number[]
}

/** What becomes of bags after the ticket when their people take another flight; undefined where nobody has one. */
export async function bagsLeft(
  { flights, refunds }: Pick<PageRooms['flights'], 'flights' | 'refunds'>,
  { orderId, userId, leg, passengers }: Leaving,
): Promise<string | undefined> {
  const { bought } = (await flights.laterBags.beside(orderId, userId).catch(noneIfEnded)) ?? { bought: [] }
  const leaving = bought.filter((bag) => bag.leg === leg && passengers?.includes(bag.passenger) !== false)
  if (leaving.length === 0) return undefined
  const terms = await Promise.all(
    [...new Set(leaving.map((bag) => bag.orderId))].map((bags) =>
      refunds.refundableOf({ orderId: bags, userId }),
    ),
  )
  const back = leaving.map((bag) => {
    const found = terms.find((one) => one.orderId === bag.orderId)
    const item = found?.items.find(({ passenger, allowed }) => allowed && passenger === bag.position)
    return { way: found?.onCredit === true ? 'credit' : 'wallet', amount: rial(item?.refund ?? 0) } as const
  })
  const money = (['wallet', 'credit'] as const).flatMap((way) => {
    const total = sum(back.filter((one) => one.way === way).map(({ amount }) => amount))
    return total === 0 ? [] : [`${priceWords(total)} از آن خودبه‌خود ${moneyBackWords[way].goes}`]
  })
  const all = money.length === 0 ? 'چیزی از آن برنمی‌گردد' : money.join(' و ')
  return `بار اضافه‌ای که پس از بلیت خریده شده است با پرواز تازه نمی‌آید؛ ${all}.`
}
