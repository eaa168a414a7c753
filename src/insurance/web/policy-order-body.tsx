import { Outlet, useRevalidator } from 'react-router'
import { policyPdfAddress } from '#insurance/web/order-paths.ts'
import { PolicyCovers } from '#insurance/web/policy-covers.tsx'
import type { PolicyOrderView } from '#insurance/web/policy-order-page.server.ts'
import type { PolicyTexts } from '#insurance/web/policy-texts.ts'
import { isEnded } from '#orders/life.ts'
import { OrderMoney } from '#orders/web/order/order-money.tsx'
import { OrderStatus } from '#orders/web/order/order-status.tsx'
import { OrderTimeline } from '#orders/web/order/order-timeline.tsx'
import { useLiveOrder } from '#orders/web/order/use-live-order.ts'
import { Icon } from '#web/ui/icon.tsx'

export function PolicyOrderBody({ order }: { readonly order: PolicyOrderView }) {
  const { revalidate } = useRevalidator()
  useLiveOrder(order.orderId, !isEnded(order.status), (status) => {
    if (status !== order.status) void revalidate()
  })
  const { policy } = order
  return (
    <>
      <OrderStatus order={order} papers={<PolicyPaper orderId={order.orderId} />} />
      {policy !== undefined && (
        <>
          {order.hasTicket && <Help {...policy} />}
          <Insured {...policy} />
          <section className="card order-part" aria-labelledby="policy-covers">
            <h2 id="policy-covers">{policy.plan}</h2>
            <p className="order-soft">
              {policy.when}، {policy.zone}. بیمه‌گر: {policy.insurer}
            </p>
            <PolicyCovers {...policy} />
          </section>
        </>
      )}
      <Outlet />
      <div className="order-pair">
        <OrderMoney orderId={order.orderId} amount={order.amount} money={order.money} terms={order.terms} />
        <OrderTimeline story={order.story} />
      </div>
    </>
  )
}

function PolicyPaper({ orderId }: { readonly orderId: string }) {
  return (
    <section className="card order-part order-papers" aria-labelledby="order-papers">
      <div>
        <h2 id="order-papers">بیمه‌نامهٔ شما صادر شد</h2>
        <p className="order-soft">
          همهٔ بیمه‌شده‌ها در یک برگه‌اند، به فارسی و انگلیسی؛ برای ویزا هم همین را بدهید.
        </p>
      </div>
      <div className="order-acts">
        <a className="button" data-kind="primary" href={policyPdfAddress(orderId)} download>
          <Icon name="file-pdf-bold" />
          دانلود بیمه‌نامه
        </a>
      </div>
    </section>
  )
}

function Help({ assistance, assistancePhone }: PolicyTexts) {
  return (
    <section className="policy-help" aria-labelledby="policy-help">
      <h2 id="policy-help">کمک اضطراری، در هر ساعت</h2>
      <a href={`tel:${assistancePhone}`}>
        <bdi dir="ltr">{assistancePhone}</bdi>
      </a>
      <p>
        <bdi dir="ltr">{assistance}</bdi>. پیش از درمان زنگ بزنید و شمارهٔ بیمه‌نامه را بگویید.
      </p>
    </section>
  )
}

function Insured({ insured }: PolicyTexts) {
  return (
    <section className="card order-part" aria-labelledby="policy-insured">
      <h2 id="policy-insured">بیمه‌شده‌ها</h2>
      <dl className="policy-lines">
        {insured.map(({ name, age, number, isRefunded }) => (
          <div key={`${name} ${number}`}>
            <dt>
              {name}، {age}
            </dt>
            <dd>{isRefunded ? 'پس داده شد' : <bdi dir="ltr">{number}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
