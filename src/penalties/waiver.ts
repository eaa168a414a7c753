import type { Stretch } from '#penalties/penalty.ts'

/** A period of refunds without penalty, over any ladder and cut-off: a long delay,
 * a cancelled flight, an emergency. `null` fields cover everything. */
export interface Waiver {
  readonly reason: WaiverReason
  readonly airlineCode: string | null
  readonly flightNumber: string | null
  /** departure window; its end is exclusive */
  readonly departsFrom: Temporal.Instant
  readonly departsUntil: Temporal.Instant
  readonly soldBefore: Temporal.Instant | null
  readonly askUntil: Temporal.Instant | null
  /** sources disagree whether charters are covered, so each waiver says */
  readonly coversCharter: boolean
  readonly source: string
}

const waiverReasons = {
  delay: 'تأخیر یا تعجیل بیش از ۲ ساعت',
  cancelled: 'لغو پرواز',
  emergency: 'شرایط اضطراری',
} as const satisfies Record<string, string>
export type WaiverReason = keyof typeof waiverReasons

export interface SoldLeg {
  readonly airlineCode: string
  readonly flightNumber: string
  readonly departsAt: Temporal.Instant
  readonly soldAt: Temporal.Instant
  readonly isCharter: boolean
}

/** §1: more than two hours late or early. */
export const longDelayMinutes = 120

export function isLongDelay(minutes: number): boolean {
  return Math.abs(minutes) > longDelayMinutes
}

export interface ChangedFlight {
  readonly airlineCode: string
  readonly flightNumber: string
  readonly departsAt: Temporal.Instant
  readonly source: string
}

/** Also for charters; negative minutes are early; undefined when short.
 * A late flight's tickets are refundable until it really departs. */
export function delayWaiver({
  minutes,
  ...flight
}: ChangedFlight & { readonly minutes: number }): Waiver | undefined {
  if (!isLongDelay(minutes)) return undefined
  const askUntil = minutes > 0 ? flight.departsAt.add({ minutes }) : null
  return { ...waiverOfFlight(flight, 'delay'), askUntil }
}

export function cancelWaiver(flight: ChangedFlight): Waiver {
  return waiverOfFlight(flight, 'cancelled')
}

function waiverOfFlight(
  { airlineCode, flightNumber, departsAt, source }: ChangedFlight,
  reason: WaiverReason,
): Waiver {
  return {
    reason,
    airlineCode,
    flightNumber,
    departsFrom: departsAt,
    departsUntil: departsAt.add({ seconds: 1 }),
    soldBefore: null,
    askUntil: null,
    coversCharter: true,
    source,
  }
}

export function waiverFor(waivers: readonly Waiver[], ...flights: readonly SoldLeg[]): Waiver | undefined {
  return waivers.filter((waiver) => flights.some((flight) => covers(waiver, flight))).toSorted(byEnd)[0]
}

/** Cancelled or late: not departed at the ticket's time. */
export function isOnGround(waivers: readonly Waiver[], flight: SoldLeg): boolean {
  return waivers.some(
    (waiver) =>
      (waiver.reason === 'cancelled' || (waiver.reason === 'delay' && waiver.askUntil !== null)) &&
      covers(waiver, flight),
  )
}

export function waivedStretches(
  stretches: readonly Stretch[],
  waiver: Waiver | undefined,
): readonly Stretch[] {
  if (waiver === undefined) return stretches
  const end = waiver.askUntil ?? undefined
  const label = `بدون جریمه؛ ${waiverReasons[waiver.reason]}`
  const free: Stretch = { label, from: undefined, until: end, percent: 0 }
  if (end === undefined) return [free]
  const after = stretches.filter(({ until }) => until === undefined || isBefore(end, until))
  return [free, ...after.map((stretch) => ({ ...stretch, from: later(end, stretch.from) }))]
}

function covers(waiver: Waiver, leg: SoldLeg): boolean {
  return (
    (waiver.airlineCode ?? leg.airlineCode) === leg.airlineCode &&
    (waiver.flightNumber ?? leg.flightNumber) === leg.flightNumber &&
    !isBefore(leg.departsAt, waiver.departsFrom) &&
    isBefore(leg.departsAt, waiver.departsUntil) &&
    (waiver.soldBefore === null || isBefore(leg.soldAt, waiver.soldBefore)) &&
    (waiver.coversCharter || !leg.isCharter)
  )
}

function byEnd(a: Waiver, b: Waiver): number {
  if (a.askUntil === null || b.askUntil === null)
    return Number(a.askUntil !== null) - Number(b.askUntil !== null)
  return Temporal.Instant.compare(b.askUntil, a.askUntil)
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0
}

function later(a: Temporal.Instant, b: Temporal.Instant | undefined): Temporal.Instant {
  return b === undefined || isBefore(b, a) ? a : b
}
