import * as z from 'zod/mini'
import { Conditions } from '#flights/supplier/server/duffel/conditions.ts'
import { Offer, Segment } from '#flights/supplier/server/duffel/offer-response.ts'
import { Order, OrderPassenger } from '#flights/supplier/server/duffel/order-response.ts'
import type { Currency } from '#money/currencies.ts'
import { currencyIn, minorIn } from '#suppliers/foreign-amount.ts'

const Slice = z.object({
  fare_brand_name: z.nullish(z.string()),
  conditions: z.nullish(Conditions),
  segments: z.array(Segment),
})

const amounts = {
  change_total_amount: z.string(),
  change_total_currency: z.string(),
  penalty_total_amount: z.nullish(z.string()),
  penalty_total_currency: z.nullish(z.string()),
  refund_to: z.nullish(z.string()),
  expires_at: z.string(),
}

export const OneChange = z.object({
  id: z.string(),
  ...amounts,
  slices: z.object({ add: z.array(Slice) }),
  conditions: z.nullish(Conditions),
})
export type OneChange = z.infer<typeof OneChange>

export const ChangeRequested = z.object({ data: z.object({ order_change_offers: z.array(z.unknown()) }) })

export const PendingChange = z.object({
  data: z.object({ id: z.string(), ...amounts, confirmed_at: z.nullish(z.string()) }),
})
export type PendingChange = z.infer<typeof PendingChange>['data']

const Flown = z.object({
  origin: z.object({ iata_code: z.string() }),
  destination: z.object({ iata_code: z.string() }),
  passengers: z._default(z.array(z.object({ cabin_class: z.nullish(z.string()) })), []),
})

export const OrderToChange = z.object({
  data: z.extend(Order, {
    available_actions: z.nullish(z.array(z.string())),
    owner: Offer.shape.owner,
    passengers: z.array(z.extend(OrderPassenger, { type: z.nullish(z.string()) })),
    slices: z.array(
      z.object({ id: z.string(), changeable: z.nullish(z.boolean()), segments: z.array(Flown) }),
    ),
  }),
})
export type OrderToChange = z.infer<typeof OrderToChange>['data']

interface ChangeAmount {
  readonly currency: Currency
  /** in hundredths, negative where it comes back */
  readonly minor: number
}

/** Undefined for what cannot be read, and for what comes back as a voucher. */
export function changeAmount(said: {
  readonly change_total_amount: string
  readonly change_total_currency: string
  readonly refund_to?: string | null | undefined
}): ChangeAmount | undefined {
  const currency = currencyIn(said.change_total_currency)
  const isBack = said.change_total_amount.startsWith('-')
  const minor = minorIn(said.change_total_amount.replace(/^-/, ''))
  const isMoney = !isBack || minor === 0 || said.refund_to === 'original_form_of_payment'
  if (currency === undefined || minor === undefined || !isMoney) return undefined
  return { currency, minor: isBack && minor > 0 ? -minor : minor }
}
