import * as z from 'zod/mini'
import type { Line } from '#calls/call.ts'

/** What a call answers that an offer's action makes: where one goes next. */
export const GoesTo = z.object({ to: z.string() })

/** What a product offers beside an issued order of another: never taken by silence, never ticked beforehand. */
export interface OfferBeside {
  readonly title: string
  /** limit, excess, and what is not covered or included */
  readonly says: string
  /** of the whole party, written in the unit of whoever looks; null where something must be chosen first */
  readonly price: string | null
  /** of what the price is: «طرح همراه، با عوارض» */
  readonly priceSays: string
  readonly to: string
  readonly action: string
  /** where the action is a call: it answers with `to`, where one goes next */
  readonly actionCall?: { readonly line: Line; readonly body: object }
  /** the call that says «لازم ندارم»; takes the order's id */
  readonly declineLine: Line
}
