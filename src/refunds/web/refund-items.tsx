import { priceText } from '#money/display-unit.ts'
import type { LegWords, RefundWords } from '#orders/refund-face.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'
import { isSameItem } from '#refunds/same-item.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly refundable: Refundable
  readonly words: Pick<RefundWords, 'which' | 'faults'>
  readonly kinds: readonly string[]
  readonly legs: readonly LegWords[]
  readonly refund: Pick<Refund, 'chosen' | 'toggle' | 'faults'>
}

export function RefundItems({ refundable, words, kinds, legs, refund }: Props) {
  const { chosen, toggle, faults } = refund
  const together = words.faults['ONLY_TOGETHER'] ?? 'فروشنده این بلیت‌ها را فقط با هم پس می‌گیرد.'
  return (
    <section className="card refund-part" aria-labelledby="refund-items">
      <h2 id="refund-items">{words.which}</h2>
      {refundable.legs.map(({ leg }) => (
        <fieldset key={leg} className="refund-leg">
          <legend>
            {legs[leg]?.direction && <b>{legs[leg]?.direction}: </b>}
            {legs[leg]?.route}&nbsp;· {legs[leg]?.when}&nbsp;· {legs[leg]?.airline}{' '}
            <bdi dir="ltr">{legs[leg]?.flightNumber}</bdi>
          </legend>
          <WholeWay stops={legs[leg]?.stops ?? []} />
          {refundable.items
            .filter((item) => item.leg === leg)
            .map((item) => (
              <ItemChoice
                key={item.passenger}
                item={item}
                kind={kinds[refundable.items.indexOf(item)] ?? ''}
                isChosen={chosen.some((one) => isSameItem(one, item))}
                isWrong={faults.items !== undefined}
                onToggle={(isOn) => toggle(item, isOn)}
              />
            ))}
        </fieldset>
      ))}
      {refundable.items.some(({ together, allowed }) => together !== null && allowed) && (
        <p className="refund-soft">{together}</p>
      )}
      {faults.items !== undefined && (
        <p className="field-words" data-tone="bad" role="alert">
          {faults.items}
        </p>
      )}
    </section>
  )
}

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
            {kind !== '' && `${kind}\u00a0· `}
            {extra !== null && `با ${extra}\u00a0· `}
            پرداختی <bdi dir="ltr">{priceText(paid)}</bdi>
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
      <bdi dir="ltr">{priceText(refund)}</bdi>
    </span>
  )
}
