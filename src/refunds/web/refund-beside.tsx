import { persianDigits } from '#money/digits.ts'
import { priceText } from '#money/display-unit.ts'
import { moneyBackWords } from '#orders/money-back.ts'
import { amountsOf, type BesideView } from '#refunds/beside.ts'
import type { Refund } from '#refunds/web/use-refund.ts'
import { Check } from '#web/ui/fields/check.tsx'

interface Props {
  readonly refund: Pick<Refund, 'beside' | 'also' | 'toggleAlso'>
}

/** Only for who no longer travels, and never ticked beforehand. */
export function RefundBeside({ refund: { beside, also, toggleAlso } }: Props) {
  const along = beside.filter(({ goesAlong }) => goesAlong)
  const choices = beside.filter(({ goesAlong }) => !goesAlong)
  return (
    <>
      {along.length > 0 && <Along along={along} />}
      {choices.length > 0 && <Choices {...{ choices, also, toggleAlso }} />}
    </>
  )
}

/** Told and not asked: it is nothing without its ticket. */
function Along({ along }: { readonly along: readonly BesideView[] }) {
  return (
    <section className="card refund-part" aria-labelledby="refund-along">
      <h2 id="refund-along">همراه بلیت برمی‌گردد</h2>
      {along.map(({ orderId, title, items, isOnCredit }) => {
        const { paid, refund } = amountsOf(items)
        return (
          <div key={orderId}>
            <p>
              <b>{title}</b>، {persianDigits(items.length)} نفر&nbsp;· پرداختی{' '}
              <bdi dir="ltr">{priceText(paid)}</bdi>&nbsp;· برگشتی{' '}
              <b>
                <bdi dir="ltr">{priceText(refund)}</bdi>
              </b>
            </p>
            <p className="refund-soft">
              {refund === 0
                ? 'چیزی از آن برنمی‌گردد.'
                : `خودبه‌خود ${moneyBackWords[isOnCredit ? 'credit' : 'wallet'].goes}.`}
            </p>
          </div>
        )
      })}
    </section>
  )
}

interface ChoicesProps extends Pick<Refund, 'also' | 'toggleAlso'> {
  readonly choices: readonly BesideView[]
}

function Choices({ choices, also, toggleAlso }: ChoicesProps) {
  return (
    <section className="card refund-part" aria-labelledby="refund-beside">
      <h2 id="refund-beside">آنچه برای همین سفر دارید</h2>
      <p className="refund-soft">اگر بخواهید، با همین تأیید پس داده می‌شود؛ هر کدام با قانون خودش.</p>
      {choices.map((one) => (
        <BesideChoice
          key={one.orderId}
          beside={one}
          isChosen={also.includes(one)}
          onToggle={(isOn) => toggleAlso(one.orderId, isOn)}
        />
      ))}
    </section>
  )
}

interface ChoiceProps {
  readonly beside: BesideView
  readonly isChosen: boolean
  readonly onToggle: (isOn: boolean) => void
}

function BesideChoice({ beside: { title, rule, items }, isChosen, onToggle }: ChoiceProps) {
  const { paid, refund } = amountsOf(items)
  return (
    <>
      <div className="refund-option">
        <Check
          checked={isChosen}
          onChange={({ target }) => onToggle(target.checked)}
          end={
            <span className="refund-back">
              برگشتی
              <bdi dir="ltr">{priceText(refund)}</bdi>
            </span>
          }
        >
          <span>
            <b>{title}</b>
            <small>
              {persianDigits(items.length)} نفر&nbsp;· پرداختی <bdi dir="ltr">{priceText(paid)}</bdi>
            </small>
          </span>
        </Check>
      </div>
      {rule !== '' && <p className="refund-soft">{rule}</p>}
    </>
  )
}
