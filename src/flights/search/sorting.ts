import { hasSelfTransfer, mostStops } from '#flights/directions.ts'
import type { Proposal } from '#flights/proposal.ts'
import { minutesOf } from '#flights/search/day-parts.ts'
import { priceSpoken } from '#money/amount-in-words.ts'

export const sortings = [
  'Cheapest',
  'Best',
  'Promotions',
  'MostExpensive',
  'Earliest',
  'Latest',
  'Fastest',
] as const
export type Sorting = (typeof sortings)[number]
export const defaultSorting: Sorting = 'Cheapest'

export const sortingNames: Readonly<Record<Sorting, string>> = {
  Cheapest: 'ارزان‌ترین',
  Best: 'بهترین',
  Promotions: 'پیشنهادها',
  MostExpensive: 'گران‌ترین',
  Earliest: 'زودترین',
  Latest: 'دیرترین',
  Fastest: 'سریع‌ترین',
}

/** How the chosen order comes about, in the money of whoever looks; undefined where its name says it. */
export function sortingSentence(sorting: Sorting): string | undefined {
  if (sorting === 'Best')
    return `به قیمت هر مسافر، برای هر ساعت سفر ${priceSpoken(hour)} و برای هر توقف ${priceSpoken(stop)} می‌افزاییم؛ کمترین جمع اول می‌آید. آنچه بلیت‌های جدا دارد پس از همه است.`
  if (sorting === 'Promotions')
    return 'نیمی از جریمهٔ استردادِ الان و، اگر پرواز پیش از ۶ صبح است، یک‌بیستم قیمت را به قیمت می‌افزاییم؛ کمترین جمع اول می‌آید. هیچ فروشنده‌ای برای بالا آمدن پول نمی‌دهد.'
  return undefined
}

/** Tickets with seats come before sold-out ones. Ties: price, then time. */
export function sorted(proposals: readonly Proposal[], sorting: Sorting): readonly Proposal[] {
  return proposals
    .map((proposal) => placed(proposal, sorting))
    .sort(inOrder)
    .map(({ proposal }) => proposal)
}

export function weightOf(proposal: Proposal, sorting: Sorting): number {
  return weights[sorting](proposal)
}

/** "Best": the price, plus half of the refund penalty now, plus 5% for
 * a take-off from midnight to six. Never paid for. Rial. */
function recommendationOf(proposal: Proposal): number {
  const lossNow = proposal.refund.penaltyNow ?? proposal.totalPrice
  const isNight = departureOf(proposal) < 6 * 60
  return proposal.totalPrice + lossNow / 2 + (isNight ? proposal.totalPrice / 20 : 0)
}

/** What an hour on the way, or a stop, is worth; rial. */
const hour = 2_000_000
const stop = 4_000_000

/** Price plus the worth of time and stops for the whole party; rial, lower is better. */
export function sumOf(proposal: Proposal): number {
  const travellers = proposal.prices.reduce((count, price) => count + price.count, 0)
  const trouble = (proposal.totalDurationMinutes / 60) * hour + mostStops(proposal) * stop
  return proposal.totalPrice + trouble * Math.max(1, travellers)
}

/** more than any journey comes to: one whose bags must be claimed and checked in again is never advised */
const behindAll = 1e13

const weights: Readonly<Record<Sorting, (proposal: Proposal) => number>> = {
  Cheapest: ({ totalPrice }) => totalPrice,
  Best: (proposal) => sumOf(proposal) + (hasSelfTransfer(proposal) ? behindAll : 0),
  Promotions: recommendationOf,
  MostExpensive: ({ totalPrice }) => -totalPrice,
  Earliest: departureOf,
  Latest: (proposal) => -departureOf(proposal),
  Fastest: ({ totalDurationMinutes }) => totalDurationMinutes,
}

interface Placed {
  readonly proposal: Proposal
  readonly isGone: number
  readonly weight: number
  readonly departure: number
}

function placed(proposal: Proposal, sorting: Sorting): Placed {
  return {
    proposal,
    isGone: Number(proposal.seat === 0),
    weight: weightOf(proposal, sorting),
    departure: departureOf(proposal),
  }
}

function inOrder(a: Placed, b: Placed): number {
  return (
    a.isGone - b.isGone ||
    a.weight - b.weight ||
    a.proposal.totalPrice - b.proposal.totalPrice ||
    a.departure - b.departure ||
    byNumber(a.proposal.proposalId, b.proposal.proposalId)
  )
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare

function departureOf(proposal: Proposal): number {
  return minutesOf(proposal.flightGroups[0]?.departureTime ?? '00:00')
}
