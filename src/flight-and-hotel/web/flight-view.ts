import { clockTime } from '#calendar/formatted.ts'
import { backOf } from '#flight-and-hotel/refund-steps.ts'
import type { FlightPart } from '#flight-and-hotel/server/flight-and-hotel.ts'
import { backFrom, type OptionView, optionsView, type PathTo } from '#flight-and-hotel/web/options.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'
import { findAirline } from '#places/airlines.ts'
import { fewSeats } from '#web/ui/flight/seats.tsx'

const plainColours = ['#474d68', '#656a80'] as const

export function flightView({ lists, detail, isAnother }: FlightPart, pathTo: PathTo) {
  const { flightProposal, legRules, travel } = detail
  const chosen = lists.map((list) => list.chosen.proposalId)
  const titles = lists.length === 1 ? ['پرواز دیگر'] : ['پرواز رفت دیگر', 'پرواز برگشت دیگر']
  return {
    total: flightProposal.totalPrice,
    trip: {
      isCharter: flightProposal.isCharter,
      groups: flightProposal.flightGroups.map((group) => ({
        group,
        colours: findAirline(group.marketingAirlineId)?.colours ?? plainColours,
      })),
    },
    legs: travel.legs.map(({ isReturning }, place) => ({
      isReturning,
      isCharter: legRules[place]?.isCharter ?? flightProposal.isCharter,
    })),
    options: lists.map(({ proposals, chosen: { totalPrice } }, place) =>
      optionsView(
        `${titles[place] ?? ''}، با اختلاف قیمت`,
        proposals.map((one) => ({
          ...textsOf(one),
          difference: one.totalPrice - totalPrice,
          isChosen: one.proposalId === chosen[place],
          to: pathTo({ flights: chosen.with(place, one.proposalId) }),
        })),
      ),
    ),
    back: backFrom(backOf(legRules.map(({ steps }) => steps))),
    timeZone: legRules[0]?.timeZone ?? '',
    isAnother,
    /** the rooms are from the evening of departure on */
    arrivesLater: isLater(flightProposal.flightGroups[0]),
  }
}

export type FlightView = ReturnType<typeof flightView>

function textsOf({
  proposalId,
  flightGroups,
  isCharter,
  seat,
}: Proposal): Pick<OptionView, 'id' | 'title' | 'says'> {
  const airlines = [...new Set(flightGroups.map(({ marketingAirlineName }) => marketingAirlineName))].join(
    ' و ',
  )
  const hours = flightGroups.map(({ departureTime }) => clockTime(Temporal.PlainTime.from(departureTime)))
  const [first] = flightGroups
  const stops = flightGroups.reduce((sum, { flightLegs }) => sum + flightLegs.length - 1, 0)
  return {
    id: proposalId,
    title: `${airlines}، ${hours.join(' و ')}`,
    says: [
      isCharter ? 'چارتری' : 'سیستمی',
      baggageWords(first),
      stops === 0 ? 'مستقیم' : `${persianDigits(stops)} توقف`,
      ...(seat <= fewSeats ? [`${persianDigits(seat)} صندلی مانده`] : []),
    ].join('، '),
  }
}

function baggageWords(group: FlightGroup | undefined): string {
  if (group === undefined) return ''
  const { unit, value } = group.baggage.checked
  if (value === 0) return 'بدون بار'
  return `${persianDigits(value)} ${unit === 'Kg' ? 'کیلو' : 'بسته'} بار`
}

function isLater(group: FlightGroup | undefined): boolean {
  return group !== undefined && group.arrivalDate > group.departureDate
}
