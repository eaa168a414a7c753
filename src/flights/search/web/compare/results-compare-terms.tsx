import type { ReactNode } from 'react'
import { durationWords } from '#calendar/formatted.ts'
import { stopsOf } from '#flights/directions.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import type { FlightDetail } from '#flights/responses.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import { Row } from '#flights/search/web/compare/results-compare-row.tsx'
import { baggageWords, hoursWords } from '#flights/search/web/results/results-words.ts'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { newHoursOf } from '#flights/web/new-hours.ts'
import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'

interface Props {
  readonly compared: readonly Proposal[]
  readonly details: readonly (FlightDetail | undefined)[]
}

export function CompareTerms({ compared, details }: Props) {
  const each = (draw: (proposal: Proposal, at: number) => ReactNode) =>
    compared.map((proposal, at) => <td key={proposal.proposalId}>{draw(proposal, at)}</td>)
  const eachWay = (words: (group: FlightGroup) => string) =>
    each(({ flightGroups }) =>
      flightGroups.map((group) => <p key={group.departureDate + group.departureTime}>{words(group)}</p>),
    )
  return (
    <>
      <Row head="قیمت هر بزرگسال">
        {each((one) => (
          <>
            <LookingPrice amount={priceText(adultPrice(one))} />
            {one.withBagKg !== undefined && <small>{requestedBagWords(one.withBagKg)}</small>}
          </>
        ))}
      </Row>
      <Row head="ساعت حرکت و رسیدن">
        {each(({ flightGroups }) =>
          flightGroups.map((group) => <Hours key={group.departureDate + group.departureTime} {...group} />),
        )}
      </Row>
      <Row head="مدت و توقف">{eachWay(wayWords)}</Row>
      <Row head="نوع و فروشنده">
        {each(({ isCharter, sellerName }) => `${isCharter ? 'چارتری' : 'سیستمی'}، ${sellerName}`)}
      </Row>
      <Row head="بار تحویلی">
        {each(({ flightGroups }) =>
          [...new Set(flightGroups.map((group) => baggageWords(group.baggage)))].join(' / '),
        )}
      </Row>
      <Row head="بار همراه">
        {each((_, at) => {
          const kilograms = details[at]?.fareRules.baggage.cabinKg
          return kilograms === undefined ? '…' : `${persianDigits(kilograms)} کیلو`
        })}
      </Row>
      <Row head="صندلی">
        {each(({ seat }) => (seat === 0 ? 'تکمیل شد' : seat > 9 ? 'بیش از ۹' : persianDigits(seat)))}
      </Row>
    </>
  )
}

/** The hours, and beside them that they are other ones than the flight was first sold with. */
function Hours(group: FlightGroup) {
  return (
    <>
      <p>{hoursWords(group)}</p>
      {newHoursOf(group).map((words) => (
        <p key={words} className="compare-new-hour">
          {words}
        </p>
      ))}
    </>
  )
}

function wayWords(group: FlightGroup): string {
  const stops = stopsOf(group)
  return `${durationWords(group.durationMinutes)}، ${stops.length === 0 ? 'مستقیم' : `توقف در ${stops.join(' و ')}`}`
}
