import type { Stretch } from '#penalties/penalty.ts'

/**
 * A time in which tickets go back without a penalty, whatever their ladder and the cut-off say: a long delay, a flight
 * that does not go, or an emergency the airline answers for. It names the tickets it covers; `null` covers all.
 */
export interface Waiver {
  readonly reason: WaiverReason
  /** IATA */
  readonly airlineCode: string | null
  /** `W5 1041` */
  readonly flightNumber: string | null
  /** flights that leave within this window; its end no more belongs to it */
  readonly departsFrom: Temporal.Instant
  readonly departsUntil: Temporal.Instant
  /** tickets sold before it */
  readonly soldBefore: Temporal.Instant | null
  /** until when the ticket must be given back */
  readonly askUntil: Temporal.Instant | null
  /** sources disagree whether the passengers' rights directive holds for charters; each waiver says */
  readonly coversCharter: boolean
  readonly source: string
}

const waiverReasons = {
  delay: 'تأخیر یا تعجیل بیش از ۲ ساعت',
  cancelled: 'لغو پرواز',
  emergency: 'شرایط اضطراری',
} as const satisfies Record<string, string>
export type WaiverReason = keyof typeof waiverReasons

/** A flight as waivers look at it. */
export interface SoldLeg {
  readonly airlineCode: string
  readonly flightNumber: string
  readonly departsAt: Temporal.Instant
  readonly soldAt: Temporal.Instant
  readonly isCharter: boolean
}

/** §1: a delay or an early departure of more than two hours gives a penalty-free refund. */
const longDelayMinutes = 120

export function isLongDelay(minutes: number): boolean {
  return Math.abs(minutes) > longDelayMinutes
}

/** One flight of one day, and who says what became of it. */
export interface ChangedFlight {
  readonly airlineCode: string
  readonly flightNumber: string
  readonly departsAt: Temporal.Instant
  readonly source: string
}

/**
 * What a long delay or early departure of one flight (minutes below zero) waives, charters included; nothing when it is short. A
 * late flight's tickets go back until it really leaves.
 */
export function delayWaiver({
  minutes,
  ...flight
}: ChangedFlight & { readonly minutes: number }): Waiver | undefined {
  if (!isLongDelay(minutes)) return undefined
  const askUntil = minutes > 0 ? flight.departsAt.add({ minutes }) : null
  return { ...waiverOfFlight(flight, 'delay'), askUntil }
}

/** What a flight that does not go waives, charters included. */
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

/** The waiver that covers a leg, which may have several flights: one of them is enough. Of several the one that lasts longest. */
export function waiverFor(waivers: readonly Waiver[], ...flights: readonly SoldLeg[]): Waiver | undefined {
  return waivers.filter((waiver) => flights.some((flight) => covers(waiver, flight))).toSorted(byEnd)[0]
}

/** A flight that does not go, or goes later, is not flown when the hour of its ticket comes. */
export function isOnGround(waivers: readonly Waiver[], flight: SoldLeg): boolean {
  return waivers.some(
    (waiver) =>
      (waiver.reason === 'cancelled' || (waiver.reason === 'delay' && waiver.askUntil !== null)) &&
      covers(waiver, flight),
  )
}

/** The stretches of a waived leg: nothing is kept until the waiver ends; then everything is as it was. */
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
