import { OrderTerms } from '#orders/web/order/order-terms.tsx'
import type { SharedTexts } from '#orders/web/sharing/shared-order-texts.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = Pick<SharedTexts, 'orderId' | 'amount' | 'money' | 'terms'> &
  Partial<Pick<SharedTexts, 'foreign' | 'fell'>>

export function OrderMoney({ orderId, amount, money, terms, foreign = [], fell }: Props) {
  return (
    <section className="card order-part" aria-labelledby="order-money">
      <h2 id="order-money">پرداخت‌ها</h2>
      <dl className="order-money">
        <div>
          <dt>مبلغ سفارش</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
        {money.map(({ says, amount: moved, isBack, at }) => (
          <div key={`${says} ${at}`}>
            <dt>
              {says}
              <small>{at}</small>
            </dt>
            <dd>
              <Price amount={isBack ? `+${moved}` : moved} {...(isBack && { tone: 'saving' })} />
            </dd>
          </div>
        ))}
      </dl>
      {money.length > 0 && (
        <a
          className="button"
          data-kind="line"
          data-size="small"
          href={`/api/orders/Order/Receipt/${orderId}`}
          download
        >
          <Icon name="download-simple-bold" />
          رسید پرداخت
        </a>
      )}
      {money.length > 0 && (
        <p className="order-soft">
          پروندهٔ مستند این خرید:{' '}
          <a href={`/api/orders/Order/Evidence/${orderId}?as=pdf`} download>
            PDF
          </a>{' '}
          یا{' '}
          <a href={`/api/orders/Order/Evidence/${orderId}?as=json`} download>
            فایل داده
          </a>
        </p>
      )}
      {money.length === 0 && <p className="order-soft">برای این سفارش پولی پرداخت نشده است.</p>}
      {foreign.map((price) => (
        <p key={price.rate} className="order-soft">
          بهای ارزی: {price.amount}، با نرخ {price.rate}
        </p>
      ))}
      {fell && <p className="order-soft">{fell}</p>}
      <OrderTerms terms={terms} />
    </section>
  )
}
