import type { Command, Wish } from './actions.ts'
import { pick } from './pick.ts'
import type { ModelOrder, ModelShare, World } from './world.ts'

export function ofShare(world: World, wish: Extract<Wish, { readonly share: number }>): Command | undefined {
  const found = pick(world.shares, wish.share, (share) => isPayable(world, share))
  if (found === undefined) return undefined
  const share = found.number
  return wish.wish === 'pay-share'
    ? { action: 'pay-share', share, who: wish.who }
    : { action: 'wallet-share', share }
}

export function isPayable({ sharePayments }: World, share: ModelShare): boolean {
  const isHeld = sharePayments.some((one) => one.share === share && one.state === 'held')
  return share.split.state === 'open' && !isHeld
}

export function ofCorrection(world: World, wish: Extract<Wish, { wish: 'decide' }>): Command | undefined {
  const found = pick(world.corrections, wish.correction, ({ state }) => state === 'requested')
  return found && { action: 'decide', correction: found.number, isAgreed: wish.isAgreed }
}

/** Some of a leg's people, or all; now and then somebody who flies no more. */
export function moved(
  order: ModelOrder,
  { mask, flight }: { readonly mask: number; readonly flight: number },
): Command {
  const items = itemsOf(order, mask)
  const leg = items[mask % items.length]?.leg ?? 0
  const passengers = items.filter((item) => item.leg === leg).map(({ passenger }) => passenger)
  const some = passengers.filter((_, place) => passengers.length === 1 || (mask >> place) % 3 !== 0)
  return {
    action: 'move',
    order: order.number,
    leg,
    passengers: some.length > 0 ? some : passengers,
    flight,
    hoursAhead: 120 + 24 * (mask % 4),
  }
}

export function corrected({ corrections }: World, order: ModelOrder, isAtOnce: boolean): Command {
  const { number, names } = order
  const passenger = corrections.length % names.length
  const name = `SARA${String.fromCharCode(65 + (corrections.length % 26))}`
  return { action: 'correct', order: number, passenger, name, isAtOnce }
}

export function itemsOf({ trip: { goods }, given }: ModelOrder, mask: number) {
  const all = goods.ladders.flatMap((_, leg) => goods.groups.map((_group, passenger) => ({ passenger, leg })))
  const left = all.filter(
    (one) => !given.some(({ passenger, leg }) => passenger === one.passenger && leg === one.leg),
  )
  const named = all.filter((_, index) => (mask >> index) & 1)
  if (mask % 3 > 0 || named.length === 0) return left.length > 0 ? left : all
  return named
}
