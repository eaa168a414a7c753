import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { Refundable, RefundableItem } from '#refunds/answered.ts'
import { isSameItem } from '#refunds/same-item.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { Check } from '#web/ui/check.tsx'

export interface LegWords {
  readonly route: string
  readonly when: string
  readonly airline: string
  readonly flightNumber: string
  /** «برگشت»; none where there is only one direction */
  readonly direction: string
  /** cities where flights are changed */
  readonly stops: readonly string[]
}

interface Props {
  readonly refundable: Refundable
  readonly legs: readonly LegWords[]
  readonly refund: Pick<Refund, 'chosen' | 'toggle' | 'faults'>
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'] as const
const titles = { flight: 'کدام بلیت‌ها؟', hotel: 'کدام اتاق‌ها؟', visa: 'کدام متقاضی‌ها؟' } as const
const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

/** Each person on each leg, or each room by who signs for it, with what comes back for it. What cannot go says why. */
export function RefundItems({ refundable, legs, refund }: Props) {
  const { chosen, toggle, faults } = refund
  return (
    <section className="card refund-part" aria-labelledby="refund-items">
      <h2 id="refund-items">{titles[refundable.product]}</h2>
      {refundable.legs.map(({ leg }) => (
        <fieldset key={leg} className="refund-leg">
          <legend>
            {legs[leg]?.direction && <b>{legs[leg]?.direction}: </b>}
            {legs[leg]?.route} · {legs[leg]?.when} · {legs[leg]?.airline}{' '}
            <bdi dir="ltr">{legs[leg]?.flightNumber}</bdi>
          </legend>
          <WholeWay stops={legs[leg]?.stops ?? []} />
          {refundable.items
            .filter((item) => item.leg === leg)
            .map((item) => (
              <ItemChoice
                key={item.passenger}
                item={item}
                kind={kindOf(refundable.product, item)}
                isChosen={chosen.some((one) => isSameItem(one, item))}
                isWrong={faults.items !== undefined}
                onToggle={(isOn) => toggle(item, isOn)}
              />
            ))}
        </fieldset>
      ))}
      {refundable.items.some(({ together, allowed }) => together !== null && allowed) && (
        <p className="refund-soft">فروشنده این بلیت‌ها را فقط با هم پس می‌گیرد.</p>
      )}
      {faults.items !== undefined && (
        <p className="field-words" data-tone="bad" role="alert">
          {faults.items}
        </p>
      )}
    </section>
  )
}

/** Who travels, by his kind; of a stay which room; of a visa all are alike. */
function kindOf(product: Refundable['product'], { group, passenger }: RefundableItem): string {
  if (product === 'visa') return 'متقاضی'
  return product === 'hotel' ? `اتاق ${ordinals[passenger] ?? ''}` : groups[group]
}

/** A direction of several flights goes back whole. */
function WholeWay({ stops }: Pick<LegWords, 'stops'>) {
  if (stops.length === 0) return null
  return (
    <p className="refund-soft">
      با توقف در {stops.join('، ')}. همهٔ پروازهای این مسیر با هم پس داده می‌شود، با سخت‌گیرانه‌ترین جریمهٔ آن‌ها.
    </p>
  )
}

interface ChoiceProps {
  readonly item: RefundableItem
  /** «بزرگسال», «اتاق دوم» */
  readonly kind: string
  readonly isChosen: boolean
  readonly isWrong: boolean
  readonly onToggle: (isOn: boolean) => void
}

function ItemChoice({ item, kind, isChosen, isWrong, onToggle }: ChoiceProps) {
  const { name, paid, extra, allowed } = item
  return (
    <div className="refund-option">
      <Check
        checked={isChosen}
        disabled={!allowed}
        aria-invalid={isWrong && allowed ? true : undefined}
        onChange={({ target }) => onToggle(target.checked)}
        end={<WhatComesBack item={item} />}
      >
        <span>
          <b>{name}</b>
          <small>
            {kind}
            {extra !== null && ` · با ${extra}`} · پرداختی <bdi dir="ltr">{inToman(rial(paid))}</bdi>
          </small>
        </span>
      </Check>
    </div>
  )
}

function WhatComesBack({ item: { allowed, refund, reason } }: Pick<ChoiceProps, 'item'>) {
  if (!allowed) return reason
  return (
    <span className="refund-back">
      برگشتی
      <bdi dir="ltr">{inToman(rial(refund))}</bdi>
    </span>
  )
}
