import { Link } from 'react-router'
import type { Proposal } from '#flights/proposal.ts'
import type { Results } from '#flights/responses.ts'
import { type AdvertisedOffer, type Became, becameOf } from '#flights/search/advertised-offer.ts'
import { type Colours, waysOf } from '#flights/search/web/card/results-card-ways.ts'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import { withLook } from '#flights/search/web/results/results-address.ts'
import { useChoosing } from '#flights/search/web/results/use-choosing.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly told: AdvertisedOffer
  readonly search: SearchNamed
  readonly results: Results
  readonly colours: Colours
  readonly look: ResultsLook
  readonly isWhole: boolean
}

export function ResultsAdvertised(props: Props) {
  const { told, results, isWhole } = props
  const became = becameOf(told, results.proposals)
  if (became.kind === 'gone' && !isWhole) return null
  return (
    <section className="wrap results-told" aria-label={`پیشنهادی که در ${told.resellerName} دیدید`}>
      {became.kind !== 'gone' && <Offer {...props} proposal={became.proposal} />}
      <Fate told={told} became={became} />
    </section>
  )
}

function Fate({ told, became }: { readonly told: AdvertisedOffer; readonly became: Became }) {
  const { resellerName, totalPrice } = told
  const before = `قیمت در ${resellerName} ${priceWords(totalPrice)} بود`
  switch (became.kind) {
    case 'same':
      return <Note tone="good">قیمت همان است که در {resellerName} دیدید؛ چیزی به آن افزوده نمی‌شود.</Note>
    case 'cheaper':
      return (
        <Note tone="good">
          <b>ارزان‌تر شده است.</b> {before}؛ {priceWords(totalPrice - became.proposal.totalPrice)} کمتر
          می‌پردازید.
        </Note>
      )
    case 'dearer':
      return (
        <Note tone="warn">
          <b>قیمت تغییر کرده است.</b> {before}
          {told.isOutdated && ' و مهلتش گذشته است'}؛ اکنون{' '}
          {priceWords(became.proposal.totalPrice - totalPrice)} بیشتر است.
        </Note>
      )
    case 'sold-out':
    case 'gone':
      return (
        <Note tone="warn">
          <b>این پیشنهاد دیگر فروخته نمی‌شود.</b> پروازی که در {resellerName} دیدید تکمیل شده یا از فروش رفته
          است؛ پروازهای دیگرِ همین مسیر و روز این‌جاست.
        </Note>
      )
  }
}

function Offer({ proposal, ...props }: Props & { readonly proposal: Proposal }) {
  const ways = waysOf(proposal, props.colours)
  return (
    <article className="card results-told-offer">
      <h2>پیشنهادی که در {props.told.resellerName} دیدید</h2>
      {ways.map((way) => (
        <div key={way.flightNumber} className="results-told-way">
          <AirlineTile {...way.airline} />
          <p>
            <b>{way.airline.name}</b>
            <bdi dir="ltr">{way.flightNumber}</bdi>
          </p>
          <FlightTimes {...way} />
        </div>
      ))}
      <div className="results-told-price">
        <p>
          <b>
            <bdi dir="ltr">{priceText(proposal.totalPrice)}</bdi>
          </b>{' '}
          {moneyUnit()} <small>برای همهٔ مسافران</small>
        </p>
        {proposal.seat > 0 && <Choose {...props} proposal={proposal} />}
      </div>
    </article>
  )
}

function Choose({
  proposal: { proposalId, isReturning },
  search,
  results,
  look,
}: Props & { readonly proposal: Proposal }) {
  const { pathTo, choose } = useChoosing({ search, results, look: { filters: { bag: 0 } } })
  if (results.returningRequestId !== null) {
    const kept = withLook(look.params, isReturning ? 'in' : 'out', proposalId)
    return (
      <Link className="button" data-kind="primary" to={{ search: `?${kept}` }} preventScrollReset>
        انتخاب این پرواز
      </Link>
    )
  }
  return (
    <LinkButton
      to={pathTo(proposalId)}
      kind="primary"
      onClick={(event) => choose(event, proposalId)}
      rel="nofollow"
    >
      انتخاب این پرواز
    </LinkButton>
  )
}
