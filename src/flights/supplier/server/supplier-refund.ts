import { iranZone } from '#calendar/zones.ts'
import type { Room } from '#flights/server/room.ts'
import type { SupplierRefund } from '#flights/supplier/order.ts'
import { penaltyPercent } from '#flights/supplier/penalty-percent.ts'
import { isUntold } from '#flights/supplier/server/offer-rows.ts'
import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import { rowsOf } from '#flights/supplier/server/outbox.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import { sum } from '#money/rial.ts'
import type { RefundableItem } from '#orders/refund-terms.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

export interface BackThere {
  /** a key shared by all tickets refunded together with this person's; undefined if it is refunded alone */
  together(passenger: number): string | undefined
  /** ladders of its flights, with the supplier's quote in place of missing ones */
  readonly ladders: readonly PenaltyLadder[]
  readonly isUntold: boolean
}

export interface SoldThere {
  readonly orderId: string
  readonly directions: readonly SoldDirection[]
  readonly items: readonly RefundableItem[]
  /** false within a transaction */
  readonly mayAsk: boolean
}

type Asking = Pick<Room, 'suppliers' | 'database' | 'clock'>

/** longest wait for a page */
const quoteMs = 4000
/** cache time of a quote, ms */
const keptMs = 60_000

export async function backThere(desk: Asking, sold: SoldThere): Promise<ReadonlyMap<number, BackThere>> {
  const offers = await Promise.all(
    offersOf(sold.directions).map(async (offer) => {
      const told = offer.fares.some(({ ladder }) => isUntold(ladder))
        ? await percentNow(desk, sold, offer)
        : undefined
      return offer.legs.map((leg) => [leg, backOf(desk, { offer, leg, sold, told })] as const)
    }),
  )
  return new Map(offers.flat())
}

interface QuotedOffer {
  readonly offer: OrderOffer
  readonly leg: number
  readonly sold: SoldThere
  /** percent of the base fares; undefined without a quote */
  readonly told: number | undefined
}

function backOf({ suppliers, clock }: Asking, { offer, leg, sold, told }: QuotedOffer): BackThere {
  const supplier = suppliers.of(offer.supplier)
  const unit = supplier?.caps.refundUnit ?? 'order'
  const ladders = sold.directions[leg]?.leg.fares.map(({ ladder }) => ladder) ?? []
  const isBundled = offer.legs.length > 1 || offer.groups.length > 1
  return {
    together(passenger) {
      if (unit === 'order') return isBundled ? String(offer.leg) : undefined
      return unit === 'passenger' && offer.legs.length > 1 ? `${offer.leg}.${passenger}` : undefined
    },
    ladders: told === undefined ? ladders : ladders.map((ladder) => toldNow(ladder, told)),
    isUntold: told === undefined && ladders.some(isUntold),
  }

  function toldNow(ladder: PenaltyLadder, percent: number): PenaltyLadder {
    if (!isUntold(ladder)) return ladder
    const effectiveFrom = clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
    return { ...ladder, steps: [{ percent }], source: `پاسخ همین حالای ${supplier?.title}`, effectiveFrom }
  }
}

/** The supplier's current penalty for the open tickets; undefined when it may not be asked or does not say. */
async function percentNow(desk: Asking, sold: SoldThere, offer: OrderOffer): Promise<number | undefined> {
  const supplier = desk.suppliers.of(offer.supplier)
  const items = sold.items.filter(({ leg }) => offer.legs.includes(leg))
  const open = items.filter(({ state }) => state === 'refundable')
  const isWhole = open.length === items.length || supplier?.caps.refundUnit !== 'order'
  if (!sold.mayAsk || supplier === undefined || open.length === 0 || !isWhole) return undefined
  const passengers = [...new Set(open.map(({ passenger }) => passenger))]
  const quote = await quoted(desk, supplier, { sold, offer, passengers })
  if (quote?.refund === null || quote?.refund === undefined) return undefined
  return penaltyPercent({
    base: sum(open.map(({ base }) => base)),
    total: sum(open.map(({ total }) => total)),
    refund: quote.refund,
  })
}

interface QuoteRequest {
  readonly sold: SoldThere
  readonly offer: OrderOffer
  readonly passengers: readonly number[]
}

async function quoted(
  { suppliers, database }: Asking,
  supplier: FlightSupplier,
  { sold, offer, passengers }: QuoteRequest,
): Promise<SupplierRefund | undefined> {
  const row = (await rowsOf(database, sold.orderId)).find(({ leg }) => leg === offer.leg)
  if (row?.state !== 'issued' || row.ref === null) return undefined
  const name = `${row.key} ${passengers.join(',')}`
  const known = suppliers.refundQuotes.get(name)
  if (known !== undefined && suppliers.now() - known.at < keptMs) return known.quote
  const asked = { ref: row.ref, booking: row.booking, passengers }
  const outcome = await supplier.refundQuote(asked, { signal: AbortSignal.timeout(quoteMs) })
  if (outcome.kind !== 'done') return undefined
  suppliers.refundQuotes.set(name, { at: suppliers.now(), quote: outcome.value })
  return outcome.value
}
