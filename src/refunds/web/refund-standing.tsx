import type { Refundable, RefundableItem } from '#refunds/answered.ts'
import type { LegWords } from '#refunds/web/refund-items.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface Props {
  readonly refundable: Pick<Refundable, 'legs' | 'items' | 'product'>
  readonly legs: readonly LegWords[]
}

/** Each person on each leg with where the ticket stands, when nothing can be given back any more. */
export function RefundStanding({ refundable, legs }: Props) {
  return refundable.legs.map(({ leg }) => (
    <section key={leg} className="card refund-part" aria-labelledby={`refund-leg-${leg}`}>
      <h2 id={`refund-leg-${leg}`}>
        {legs[leg]?.direction && `${legs[leg]?.direction}: `}
        {legs[leg]?.route}
      </h2>
      <p className="refund-soft">
        {legs[leg]?.when} · {legs[leg]?.airline} <bdi dir="ltr">{legs[leg]?.flightNumber}</bdi>
      </p>
      <ul className="refund-standing">
        {refundable.items
          .filter((item) => item.leg === leg)
          .map((item) => (
            <li key={item.passenger}>
              <b>{item.name}</b>
              <ItemStanding item={item} product={refundable.product} />
              {item.state === 'refundable' && item.reason && <small>{item.reason}</small>}
            </li>
          ))}
      </ul>
    </section>
  ))
}

const standings = {
  refundable: { says: 'صادر شد', tone: 'good', icon: 'check-circle-fill' },
  refunded: { says: 'استرداد شد', tone: 'plain', icon: 'clock-counter-clockwise' },
  flown: { says: 'پرواز انجام شد', tone: 'primary', icon: 'airplane-landing' },
} as const

/** of a stay what is `flown` is a check-in that is over */
const begun = { says: 'زمان ورود گذشت', tone: 'primary', icon: 'bed-duotone' } as const

/** an applicant's request is with its authority, or answered */
const ofVisas = {
  ...standings,
  refundable: { says: 'نزد مرجع صدور', tone: 'primary', icon: 'stamp-duotone' },
  flown: { says: 'پاسخ آمد', tone: 'primary', icon: 'stamp-duotone' },
} as const

const ofProducts = { flight: standings, hotel: { ...standings, flown: begun }, visa: ofVisas } as const

interface StandingProps {
  readonly item: RefundableItem
  readonly product: Refundable['product']
}

function ItemStanding({ item: { state }, product }: StandingProps) {
  const { says, tone, icon } = ofProducts[product][state]
  return (
    <Tag tone={tone} icon={icon}>
      {says}
    </Tag>
  )
}
