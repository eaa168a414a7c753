import { plus, type Rial, ZERO } from '#money/rial.ts'
import type { ClearingClass, Explanation, Movement } from '#wallet/explained.ts'

interface Before {
  readonly classes: readonly Pick<Explanation, 'class' | 'items'>[]
}

interface Since {
  readonly from: Temporal.Instant
  readonly later: readonly Movement[]
}

/** What was open, moved on by what came later, so that it is explained as if all had been read. What comes back of a day that was
 * settled already settles whatever is open, as it would have done then. */
export function continued({ classes }: Before, { from, later }: Since): readonly Movement[] {
  const open = new Map(
    classes.flatMap(({ class: name, items }) =>
      items.map(
        (item) => [keyOf({ ...item, class: name }), { ...item, class: name, isClosing: false }] as const,
      ),
    ),
  )
  const settledThen = (one: Movement) =>
    one.class === 'gateway-clearing' && Temporal.Instant.compare(one.since, from) < 0
  const added = later.flatMap((one): readonly Movement[] => {
    if (one.isClosing || one.item === null) return [one]
    const before = open.get(keyOf(one))
    if (before === undefined) return [{ ...one, isClosing: settledThen(one) }]
    const { left, beyond } = movedOn(before.amount, one.amount)
    open.set(keyOf(one), { ...before, amount: left })
    return beyond === ZERO ? [] : [{ ...one, amount: beyond, isClosing: settledThen(one) }]
  })
  return [...open.values(), ...added]
}

function keyOf({
  class: name,
  owner,
  item,
}: { readonly class: ClearingClass } & Pick<Movement, 'owner' | 'item'>) {
  return `${name} ${owner} ${item}`
}

/** What of an open amount is left, and what goes beyond it to the other side. */
function movedOn(open: Rial, moved: Rial): { readonly left: Rial; readonly beyond: Rial } {
  const left = plus(open, moved)
  if (left === ZERO || Math.sign(left) === Math.sign(open)) return { left, beyond: ZERO }
  return { left: ZERO, beyond: left }
}
