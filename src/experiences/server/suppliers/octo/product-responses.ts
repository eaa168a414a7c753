import * as z from 'zod/mini'

// OCTO 1.0 as far as we read it, with `octo/content`; of what is optional, or null with some suppliers, nothing is required.

const Text = z.nullish(z.string())
const Count = z.nullish(z.number())
/** of `octo/pricing`; what of it cannot be read is not said */
const PricesFrom = z.nullish(z.array(z.unknown()))

const OctoUnit = z.object({
  id: z.string(),
  internalName: Text,
  title: Text,
  type: z.string(),
  pricingFrom: PricesFrom,
  restrictions: z.nullish(
    z.object({
      minAge: Count,
      maxAge: Count,
      idRequired: z.nullish(z.boolean()),
      minQuantity: Count,
      maxQuantity: Count,
      paxCount: Count,
      accompaniedBy: z.nullish(z.array(z.string())),
    }),
  ),
})
export type OctoUnit = z.infer<typeof OctoUnit>

const OctoOption = z.object({
  id: z.string(),
  default: z.nullish(z.boolean()),
  internalName: Text,
  title: Text,
  availabilityLocalStartTimes: z.nullish(z.array(z.string())),
  cancellationCutoffAmount: Count,
  cancellationCutoffUnit: Text,
  requiredContactFields: z.nullish(z.array(z.string())),
  restrictions: z.nullish(z.object({ minUnits: Count, maxUnits: Count })),
  pricingFrom: PricesFrom,
  units: z.array(OctoUnit),
})
export type OctoOption = z.infer<typeof OctoOption>

const Feature = z.object({ type: z.string(), shortDescription: Text })
const Media = z.object({ src: z.string(), type: Text })
const Location = z.object({
  place: z.nullish(
    z.object({
      latitude: Count,
      longitude: Count,
      postalAddress: z.nullish(z.object({ addressLocality: Text, addressCountry: Text })),
    }),
  ),
})
export type OctoLocation = z.infer<typeof Location>

export const OctoProduct = z.object({
  id: z.string(),
  internalName: Text,
  title: Text,
  shortDescription: Text,
  description: Text,
  locale: Text,
  timeZone: Text,
  instantConfirmation: z.nullish(z.boolean()),
  availabilityRequired: z.nullish(z.boolean()),
  availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
  options: z.array(OctoOption),
  defaultCurrency: Text,
  availableCurrencies: z.nullish(z.array(z.string())),
  features: z.nullish(z.array(Feature)),
  media: z.nullish(z.array(Media)),
  locations: z.nullish(z.array(Location)),
  durationMinutesFrom: Count,
  durationMinutesTo: Count,
  // of `octo/content` before its second revision, which many still speak
  highlights: z.nullish(z.array(z.string())),
  inclusions: z.nullish(z.array(z.string())),
  exclusions: z.nullish(z.array(z.string())),
  redemptionInstructions: Text,
  coverImageUrl: Text,
  country: Text,
  location: Text,
})
export type OctoProduct = z.infer<typeof OctoProduct>

/** Parsed one by one, so that one malformed product does not lose the others. */
export const OctoProducts = z.array(z.unknown())

export function productsIn(all: readonly unknown[]): readonly OctoProduct[] {
  return all.flatMap((one) => {
    const read = OctoProduct.safeParse(one)
    return read.success ? [read.data] : []
  })
}
