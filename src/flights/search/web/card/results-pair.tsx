import { Link } from 'react-router'
import { dayMonth } from '#calendar/formatted.ts'
import { passengersPath } from '#flights/booking/passengers-path.ts'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'
import type { TripProps } from '#flights/search/web/card/results-trip.tsx'
import { hoursWords } from '#flights/search/web/results/results-words.ts'
import { useBuying } from '#flights/search/web/results/use-choosing.ts'
import type { RoundTrip } from '#flights/search/web/results/use-round-trip.ts'
import { requestedBagWords } from '#flights/search/with-bag.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { newHoursOf } from '#flights/web/new-hours.ts'
import { priceText, priceWords } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { LookingPrice } from '#web/ui/flight/looking-price.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = TripProps & { readonly trip: RoundTrip }

export function ResultsPair(props: Props) {
  const { trip } = props
  const { out, back, isBackLost } = trip
  if (out === undefined && back === undefined) return <CheapestPair {...props} />
  return (
    <>
      <section className="results-pair" aria-label="پروازهای انتخاب‌شده">
        <div className="wrap">
          <Chosen words="رفت" proposal={out}>
            {out && (
              <Link to={trip.toOut} preventScrollReset>
                تغییر<span className="only-spoken"> پرواز رفت</span>
              </Link>
            )}
          </Chosen>
          <Chosen words="برگشت" proposal={back} />
          <PairTotal {...props} />
        </div>
      </section>
      {out !== undefined && (isBackLost || trip.cheapest === undefined) && (
        <div className="wrap results-pair-note">
          <Note tone="warn" icon="info-fill" announced>
            {trip.cheapest === undefined
              ? 'پس از این پرواز رفت، در روز برگشت پروازی با صندلی خالی نیست؛ پرواز رفت یا روز برگشت را تغییر دهید.'
              : 'برگشتی که انتخاب کرده بودید با این پرواز رفت نمی‌خواند؛ برگشت دیگری انتخاب کنید.'}
          </Note>
        </div>
      )}
    </>
  )
}

interface ChosenProps {
  readonly words: string
  readonly proposal: Proposal | undefined
  readonly children?: React.ReactNode
}

function Chosen({ words, proposal, children }: ChosenProps) {
  const [group] = proposal?.flightGroups ?? []
  return (
    <div className="results-chosen" data-open={group ? undefined : ''}>
      <b>{words}</b>
      {group ? (
        <p>
          <span>{dayMonth(Temporal.PlainDate.from(group.departureDate))}، </span>
          <strong>{hoursWords(group)}</strong>
          <span>&nbsp;· {group.marketingAirlineName}</span>
          {newHoursOf(group).map((words) => (
            <small key={words}> {words}</small>
          ))}
        </p>
      ) : (
        <p>از فهرست انتخاب کنید</p>
      )}
      {children}
    </div>
  )
}

function PairTotal({ search, results, look, trip }: Props) {
  const buy = useBuying({ search, results, look })
  const { out, back, cheapest } = trip
  const isWhole = out !== undefined && back !== undefined
  const both = isWhole ? { out, back } : cheapest
  const total = both && adultPrice(both.out) + adultPrice(both.back)
  const chosen = {
    requestId: results.requestId,
    proposalId: out?.proposalId ?? '',
    returningRequestId: results.returningRequestId ?? '',
    returningProposalId: back?.proposalId ?? '',
  }
  return (
    <div className="results-pair-total">
      {total !== undefined && (
        <p role="status">
          <small>
            رفت‌وبرگشت، هر بزرگسال
            {look.filters.bag > 0 && `، ${requestedBagWords(look.filters.bag)}`}
          </small>
          <LookingPrice amount={priceText(total)} from={!isWhole} />
        </p>
      )}
      {isWhole && (
        <LinkButton
          to={passengersPath(search, chosen, look.filters.bag)}
          onClick={(event) => buy(event, chosen)}
          rel="nofollow"
        >
          ادامهٔ خرید
        </LinkButton>
      )}
    </div>
  )
}

function CheapestPair({ look, trip }: Props) {
  const { cheapest } = trip
  if (cheapest === undefined) return null
  const [out, back] = [cheapest.out, cheapest.back].map((one) => one.flightGroups[0])
  return (
    <div className="wrap results-pair-note">
      <Note
        tone="good"
        icon="seal-check-fill"
        action={
          <LinkButton to={trip.toPair(cheapest)} kind="line" size="small" preventScrollReset rel="nofollow">
            انتخاب هر دو
          </LinkButton>
        }
      >
        <b>
          ارزان‌ترین رفت‌وبرگشت، هر بزرگسال
          {look.filters.bag > 0 && `، ${requestedBagWords(look.filters.bag)}`}:{' '}
          {priceWords(adultPrice(cheapest.out) + adultPrice(cheapest.back))}
        </b>
        {out && back && (
          <span className="results-pair-times">
            {'، '}رفت ساعت {clockWords(out.departureTime)} با {out.marketingAirlineName}، برگشت ساعت{' '}
            {clockWords(back.departureTime)} با {back.marketingAirlineName}
          </span>
        )}
      </Note>
    </div>
  )
}
