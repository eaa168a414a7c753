import './visa-price-lines.css'
import { persianDigits } from '#money/digits.ts'
import { displayedIn } from '#money/display-currency.ts'
import { isInRial, priceText } from '#money/display-unit.ts'
import { rateText } from '#money/exchange.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { rateWords } from '#orders/foreign-words.ts'
import type { VisaPrice } from '#visas/responses.ts'
import { currencyName } from '#visas/web/visa-words.ts'
import { Price } from '#web/ui/flight/price.tsx'

type Props = Pick<
  VisaPrice,
  | 'fee'
  | 'feeRial'
  | 'service'
  | 'guarantee'
  | 'applicants'
  | 'total'
  | 'rateDate'
  | 'rateRial'
  | 'rateSource'
>

export function VisaPriceLines(props: Props) {
  const { fee, feeRial, service, guarantee, applicants, total } = props
  const many = applicants > 1 && ` × ${persianDigits(applicants)} نفر`
  return (
    <>
      <dl className="visa-price-lines">
        <div>
          <dt>
            هزینهٔ ویزا{' '}
            <span className="visa-fee">
              <bdi dir="ltr">{fee.amount}</bdi> {currencyName(fee.currency)}
            </span>
            {many}
          </dt>
          <dd>{priceText(feeRial * applicants)}</dd>
        </div>
        <div>
          <dt>خدمات ما{many}</dt>
          <dd>{priceText(service * applicants)}</dd>
        </div>
        {guarantee > 0 && (
          <div>
            <dt>ضمانت هزینه{many}</dt>
            <dd>{priceText(guarantee * applicants)}</dd>
          </div>
        )}
      </dl>
      <p className="visa-total">
        <span>جمع</span> <Price amount={priceText(total)} />
      </p>
      <Equivalents {...props} />
    </>
  )
}

function Equivalents({ fee, total, rateRial, rateDate, rateSource }: Props) {
  const { currency } = fee
  return (
    <>
      <p className="visa-equivalents">
        {!isInRial() && (
          <span>
            <bdi dir="ltr">{inRial(rial(total))}</bdi> ریال
          </span>
        )}{' '}
        <span>
          برابر <bdi dir="ltr">{displayedIn(currency, rial(total), rateText(rateRial))}</bdi>{' '}
          {currencyName(currency)}
        </span>
      </p>
      <p className="visa-rate">
        {rateWords({ currency, rialAUnit: rateRial, setOn: rateDate, source: rateSource })}
      </p>
    </>
  )
}
