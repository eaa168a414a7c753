/** In minor units of a currency: 1250 with two decimals is 12.50. */
export interface Price {
  readonly retail: number
  /** what we owe the supplier; null: as agreed elsewhere */
  readonly net: number | null
  readonly currency: string
  readonly decimals: number
}

export interface UnitCount {
  readonly unitRef: string
  readonly count: number
}

/** Each unit has its price, or all of a booking have one. */
export type SlotPrice =
  | { readonly per: 'unit'; readonly units: Readonly<Record<string, Price>> }
  | { readonly per: 'booking'; readonly price: Price }

/** Undefined where a unit has no price, or another currency than the others. */
export function totalOf(price: SlotPrice, party: readonly UnitCount[]): Price | undefined {
  if (price.per === 'booking') return price.price
  const counted = party.filter(({ count }) => count > 0)
  const parts = counted.map(({ unitRef, count }) => ({ each: price.units[unitRef], count }))
  return parts.reduce<Price | undefined>((sum, { each, count }, at) => {
    if (each === undefined || (at > 0 && sum === undefined)) return undefined
    const part = times(each, count)
    return sum === undefined ? part : plus(sum, part)
  }, undefined)
}

function times(price: Price, count: number): Price {
  return { ...price, retail: price.retail * count, net: price.net === null ? null : price.net * count }
}

export function plus(a: Price, b: Price): Price | undefined {
  if (a.currency !== b.currency || a.decimals !== b.decimals) return undefined
  const net = a.net === null || b.net === null ? null : a.net + b.net
  return { ...a, retail: a.retail + b.retail, net }
}
