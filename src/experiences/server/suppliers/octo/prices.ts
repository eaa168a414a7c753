import * as z from 'zod/mini'
import type { Price } from '#experiences/supplier/price.ts'

// of `octo/pricing`

export const OctoPricing = z.object({
  retail: z.number(),
  net: z.nullish(z.number()),
  currency: z.string(),
  currencyPrecision: z.number(),
})
export type OctoPricing = z.infer<typeof OctoPricing>

export const OctoUnitPricing = z.extend(OctoPricing, { unitId: z.string() })

/** Undefined for what is no amount of money. */
export function priceOf(pricing: OctoPricing | null | undefined): Price | undefined {
  if (pricing == null) return undefined
  const { retail, net, currency, currencyPrecision: decimals } = pricing
  const amounts = net == null ? [retail] : [retail, net]
  if (amounts.some((one) => !Number.isSafeInteger(one) || one < 0)) return undefined
  if (!/^[A-Z]{3}$/.test(currency) || ![0, 1, 2, 3].includes(decimals)) return undefined
  return { retail, net: net ?? null, currency, decimals }
}

/** The lowest of what is offered in the first currency; null where nothing is said. */
export function priceFrom(all: readonly unknown[] | null | undefined): Price | null {
  const known = (all ?? []).flatMap((one) => {
    const read = OctoPricing.safeParse(one)
    return (read.success ? priceOf(read.data) : undefined) ?? []
  })
  const [first] = known
  const same = known.filter(({ currency }) => currency === first?.currency)
  return same.toSorted((a, b) => a.retail - b.retail)[0] ?? null
}
