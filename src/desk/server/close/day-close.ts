import { iranZone } from '#calendar/zones.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { Rate } from '#money/rates.ts'
import { minus, negative, type Rial, rial, sum, ZERO } from '#money/rial.ts'
import type { OwedOrder, SupplierAccounts } from '#operations/supplier-accounts.ts'
import type { Pricing } from '#orders/server/pricing/pricing.ts'
import type { BankDifference } from '#payments/bank-differences.ts'
import type { RateBook } from '#payments/server/rates/rate-book.ts'

interface CloseRooms extends Pick<DeskRooms, 'clock' | 'wallet' | 'payments'> {
  readonly orders: { readonly pricing: Pick<Pricing, 'commissionsOf'> }
  readonly rates: Pick<RateBook, 'current' | 'stale'>
  readonly supplierAccounts: Pick<SupplierAccounts, 'owed'>
}

export interface ProofDay {
  readonly day: string
  readonly owed: Rial
  /** what the bank said our account held, of which day */
  readonly stated: { readonly day: string; readonly balance: Rial } | undefined
  /** what lies there by the books, less what the bank said */
  readonly difference: Rial | undefined
}

export interface GatewayDebt {
  readonly gateway: string
  /** of the captures */
  readonly since: Temporal.Instant
  readonly amount: Rial
}

export interface BankGap {
  readonly kind: BankDifference['kind']
  /** undefined where none announced it */
  readonly gateway: string | undefined
  readonly day: Temporal.PlainDate
  readonly ageDays: number
  readonly reference: string | undefined
  readonly sent: Rial | undefined
  readonly came: Rial | undefined
}

export interface SupplierDebt {
  readonly supplier: string
  readonly orders: number
  /** below zero: they owe us */
  readonly amount: Rial
  /** what price rules make it pay us for these orders; taken off what we owe already */
  readonly commission: Rial
  /** of the oldest order */
  readonly since: Temporal.Instant
}

export interface DayClose {
  /** the newest first */
  readonly proofs: readonly ProofDay[]
  /** what lies in clearing accounts and nobody explains; must be zero */
  readonly unexplained: Rial
  readonly gateways: readonly GatewayDebt[]
  /** between what gateways say they sent and what the bank says came, the oldest first */
  readonly gaps: readonly BankGap[]
  readonly rates: readonly (Rate & { readonly isTooOld: boolean })[]
  readonly suppliers: readonly SupplierDebt[]
}

/** Where the money of the day stands, from the doors that the command line reads by; rial. */
export async function dayClose(rooms: CloseRooms): Promise<DayClose> {
  const { wallet, rates, supplierAccounts, clock } = rooms
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const [proofs, classes, current, stale, owed, gaps] = await Promise.all([
    wallet.proofs(),
    wallet.explain(today),
    rates.current(),
    rates.stale(),
    supplierAccounts.owed(),
    rooms.payments.bank.differences(),
  ])
  const commissions = await rooms.orders.pricing.commissionsOf(owed.map(({ orderId }) => orderId))
  const clearing = classes.find((one) => one.class === 'gateway-clearing')
  const titles = new Map(rooms.payments.gateways.map(({ id, title }) => [String(id), title]))
  const tooOld = new Set(stale.map(({ currency }) => currency))
  const bySupplier = Map.groupBy(owed, ({ supplier }) => supplier)
  return {
    proofs: proofs.map(proofDay),
    unexplained: sum(classes.map(({ unexplained }) => rial(Math.abs(unexplained)))),
    gateways: (clearing?.items ?? []).map(({ owner, since, amount }) => ({
      gateway: titles.get(owner) ?? owner,
      since,
      amount: negative(amount),
    })),
    gaps: gaps
      .map((gap) => bankGap(gap, titles, today))
      .toSorted((a, b) => Temporal.PlainDate.compare(a.day, b.day)),
    rates: Object.values(current)
      .filter(({ currency }) => currency !== 'IRR')
      .map((rate) => ({ ...rate, isTooOld: tooOld.has(rate.currency) })),
    suppliers: [...bySupplier].map(([supplier, own]) => ({
      supplier,
      orders: own.length,
      amount: sum(own.map(({ amount }) => amount)),
      commission: sum(own.map(({ orderId }) => commissions.get(orderId) ?? ZERO)),
      since: oldest(own),
    })),
  }
}

/** By whole milliseconds: of thousands of moments `Temporal.Instant.compare` takes thirty times as long. */
function oldest(orders: readonly Pick<OwedOrder, 'since'>[]): Temporal.Instant {
  let first = Number.POSITIVE_INFINITY
  for (const { since } of orders) first = Math.min(first, since.epochMilliseconds)
  return Temporal.Instant.fromEpochMilliseconds(first)
}

function bankGap(
  gap: BankDifference,
  titles: ReadonlyMap<string, string>,
  today: Temporal.PlainDate,
): BankGap {
  const sent = gap.kind === 'not-announced' ? undefined : gap.sent
  const came = gap.kind === 'not-arrived' ? undefined : gap.came
  const day = sent?.day ?? came?.day ?? today
  return {
    kind: gap.kind,
    gateway: sent && (titles.get(String(sent.gatewayId)) ?? String(sent.gatewayId)),
    day,
    ageDays: day.until(today).total('days'),
    reference: came?.reference ?? sent?.reference ?? undefined,
    sent: sent?.net,
    came: came?.amount,
  }
}

/** Only a balance of the same day can be held against the books. */
function proofDay({
  day,
  total,
  stated,
  backing,
}: Awaited<ReturnType<CloseRooms['wallet']['proofs']>>[number]) {
  const isOfDay = stated?.day === day && backing !== null
  return {
    day,
    owed: rial(total),
    stated: stated === null ? undefined : { day: stated.day, balance: rial(stated.balance) },
    difference: isOfDay ? minus(rial(backing.bank), rial(stated.balance)) : undefined,
  }
}
