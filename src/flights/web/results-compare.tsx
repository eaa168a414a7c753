import './results-compare-table.css'
import type { MouseEvent, ReactNode } from 'react'
import { durationWords } from '#calendar/written.ts'
import type { FlightDetail } from '#flights/answered.ts'
import { stopsOf } from '#flights/directions.ts'
import type { FlightGroup, Proposal } from '#flights/proposal.ts'
import { type Colours, waysOf } from '#flights/web/results-card-ways.ts'
import { CompareFacts } from '#flights/web/results-compare-facts.tsx'
import { ComparePenalties } from '#flights/web/results-compare-penalties.tsx'
import { Row } from '#flights/web/results-compare-row.tsx'
import { paxNames } from '#flights/web/results-fare-lines.tsx'
import { baggageWords } from '#flights/web/results-words.ts'
import { toman } from '#flights/web/toman.ts'
import type { Comparing } from '#flights/web/use-comparing.ts'
import { useFlightDetails } from '#flights/web/use-flight-details.ts'
import { persianDigits } from '#money/digits.ts'
import { AirlineTile } from '#web/ui/airline-tile.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'

export interface CompareProps {
  readonly comparing: Comparing
  readonly requestId: string
  readonly colours: Colours
  readonly pathTo: (proposalId: string) => string
  readonly onChoose: (event: MouseEvent, proposalId: string) => void
}

/** Two to four offers side by side: times, terms, what giving back costs at every hour, and the price taken apart. */
export default function ResultsCompare(props: CompareProps) {
  const { comparing, requestId } = props
  const { compared, close } = comparing
  const ids = compared.map(({ proposalId }) => proposalId)
  const { details, fault, retry } = useFlightDetails(requestId, ids)
  return (
    <Modal open onClose={close} title={`مقایسهٔ ${persianDigits(compared.length)} پرواز`}>
      {fault && (
        <Note
          tone="bad"
          announced
          action={
            <Button kind="line" size="small" onClick={retry}>
              دوباره
            </Button>
          }
        >
          {fault}
        </Note>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className="compare-scroll" role="region" aria-label="جدول مقایسه" tabIndex={0}>
        <table className="compare-table">
          <Heads {...props} />
          <tbody>
            <Terms compared={compared} details={details} />
            <CompareFacts requestId={requestId} compared={compared} />
          </tbody>
          <ComparePenalties details={details} />
          <tfoot>
            <PriceLines compared={compared} details={details} />
            <Row head="انتخاب">
              {compared.map((proposal) => (
                <Choice key={proposal.proposalId} proposal={proposal} {...props} />
              ))}
            </Row>
          </tfoot>
        </table>
      </div>
    </Modal>
  )
}

function Heads({ comparing: { compared, toggle }, colours }: CompareProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="compare-corner">
          <span className="only-spoken">مشخصات</span>
        </th>
        {compared.map((proposal) => {
          const [way] = waysOf(proposal, colours)
          return (
            <th key={proposal.proposalId} scope="col">
              {way && (
                <span className="compare-head">
                  <AirlineTile {...way.airline} />
                  <span>
                    {way.airline.name} <small className="ltr">{way.flightNumber}</small>
                  </span>
                </span>
              )}
              <Button kind="ghost" size="small" onClick={() => toggle(proposal.proposalId)}>
                برداشتن<span className="only-spoken"> {way?.flightNumber}</span>
              </Button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface Columns {
  readonly compared: readonly Proposal[]
  readonly details: readonly (FlightDetail | undefined)[]
}

function Terms({ compared, details }: Columns) {
  const each = (draw: (proposal: Proposal, at: number) => ReactNode) =>
    compared.map((proposal, at) => <td key={proposal.proposalId}>{draw(proposal, at)}</td>)
  return (
    <>
      <Row head="قیمت هر بزرگسال">{each((one) => priceOf(one))}</Row>
      <Row head="رفت و آمد">
        {each(({ flightGroups }) =>
          flightGroups.map((group) => (
            <p key={group.departureDate + group.departureTime}>
              {persianDigits(group.departureTime)} تا {persianDigits(group.arrivalTime)}
            </p>
          )),
        )}
      </Row>
      <Row head="مدت و توقف">
        {each(({ flightGroups }) =>
          flightGroups.map((group) => (
            <p key={group.departureDate + group.departureTime}>{wayWords(group)}</p>
          )),
        )}
      </Row>
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

/** The price taken apart, each kind of passenger by itself. */
function PriceLines({ compared, details }: Columns) {
  return (
    <Row head="ریز قیمت">
      {compared.map(({ proposalId, totalPrice }, at) => (
        <td key={proposalId}>
          {details[at]?.itemisedPrices.map(({ paxType, count, baseFare, taxes }) => (
            <p key={paxType}>
              {persianDigits(count)} {paxNames[paxType]}: نرخ <bdi dir="ltr">{toman(baseFare * count)}</bdi>،
              مالیات <bdi dir="ltr">{toman(taxes * count)}</bdi>
            </p>
          ))}
          <p>
            <b>
              جمع <bdi dir="ltr">{toman(totalPrice)}</bdi>
            </b>
          </p>
        </td>
      ))}
    </Row>
  )
}

function Choice({ proposal, pathTo, onChoose }: CompareProps & { readonly proposal: Proposal }) {
  const { proposalId, seat, flightGroups } = proposal
  return (
    <td>
      {seat > 0 && (
        <LinkButton
          to={pathTo(proposalId)}
          kind="tonal"
          size="small"
          block
          onClick={(event) => onChoose(event, proposalId)}
          rel="nofollow"
        >
          انتخاب<span className="only-spoken"> {flightGroups[0]?.flightNumber}</span>
        </LinkButton>
      )}
    </td>
  )
}

function priceOf({ prices, totalPrice }: Proposal): ReactNode {
  return <Price amount={toman(prices.find(({ paxType }) => paxType === 'Adult')?.totalPrice ?? totalPrice)} />
}

function wayWords(group: FlightGroup): string {
  const stops = stopsOf(group)
  return `${durationWords(group.durationMinutes)}، ${stops.length === 0 ? 'مستقیم' : `توقف در ${stops.join(' و ')}`}`
}
