import './sold-out.css'
import { useEffect, useRef, useState } from 'react'
import type { flightCalls } from '#flights/calls.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import type { Alternative, Alternatives } from '#flights/responses.ts'
import { NearFlights } from '#flights/search/web/nearby/near-flights.tsx'
import { ask } from '#web/api.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

interface Props {
  readonly chosen: JourneyChosen
  readonly again: string | undefined
  readonly searchAgain: string
}

/** The last seat was sold while the form was filled in (§2): the nearest flights for the same party. */
export default function SoldOut({ chosen, again, searchAgain }: Props) {
  const found = useAlternatives(chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card sold-out" aria-labelledby="sold-out" aria-busy={found === 'asking'}>
      <h2 id="sold-out" tabIndex={-1} ref={heading}>
        ظرفیت تکمیل شد
      </h2>
      <p>صندلی دیگری در این پرواز نمانده و پولی از شما گرفته نشده است. {wordsOf(found)}</p>
      {found === 'asking' && <Waiting />}
      {typeof found === 'object' && (
        <NearFlights flights={found.alternatives.map((one) => withThem(one, again))} />
      )}
      <LinkButton to={searchAgain} kind="line" size="small">
        همهٔ پروازهای این مسیر
      </LinkButton>
    </section>
  )
}

function withThem(one: Alternative, again: string | undefined): Alternative {
  return again === undefined ? one : { ...one, address: `${one.address}&again=${again}` }
}

type Found = Alternatives | 'asking' | 'unanswered'

function wordsOf(found: Found): string {
  if (found === 'asking') return 'دنبال نزدیک‌ترین پروازها می‌گردیم…'
  if (found === 'unanswered') return 'پروازهای دیگر را در جستجوی دوباره ببینید.'
  return found.alternatives.length > 0
    ? 'نزدیک‌ترین پروازها برای همین مسافران این‌هاست؛ آنچه نوشته‌اید می‌ماند.'
    : 'در روزهای نزدیک هم پرواز دیگری با صندلی خالی پیدا نشد.'
}

function useAlternatives(chosen: JourneyChosen): Found {
  const { requestId, proposalId, returningRequestId, returningProposalId } = chosen
  const [found, setFound] = useState<Found>('asking')
  useEffect(() => {
    let isGone = false
    const tell = (told: Found) => isGone || setFound(told)
    const query = { requestId, proposalId, returningRequestId, returningProposalId }
    const line = 'GET /api/flight-catalog/FlightCatalog/Alternatives'
    ask<typeof flightCalls.alternatives>(line, { query }).then(tell, () => tell('unanswered'))
    return () => {
      isGone = true
    }
  }, [requestId, proposalId, returningRequestId, returningProposalId])
  return found
}

function Waiting() {
  return (
    <div className="sold-out-waiting" aria-hidden="true">
      <Skeleton width="100%" height="64px" radius="16px" />
      <Skeleton width="100%" height="64px" radius="16px" />
      <Skeleton width="100%" height="64px" radius="16px" />
    </div>
  )
}
