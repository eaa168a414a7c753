import './hyperpay-page.css'
import { isInRial } from '#money/display-unit.ts'
import { useCardForm } from '#payments/web/use-card-form.ts'
import { SiteLayout } from '#web/layouts/site-layout.tsx'
import { Price } from '#web/ui/flight/price.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useVisitor } from '#web/use-user.tsx'
import type { Route } from './+types/hyperpay-page'

export { loader } from './hyperpay-page.server.ts'

type CardPage = Route.ComponentProps['loaderData']

export default function HyperpayPage({ loaderData }: Route.ComponentProps) {
  const { backTo } = loaderData
  const title = 'پرداخت با کارت بین‌المللی'
  return (
    <SiteLayout {...useVisitor()}>
      <title>{title}</title>
      <section className="wrap abroad" aria-labelledby="abroad-title">
        <h1 id="abroad-title">{title}</h1>
        <ChargedSum {...loaderData} />
        <CardForm {...loaderData} />
        <noscript>
          <Note tone="warn">برای پرداخت با کارت بین‌المللی، جاوااسکریپت مرورگر باید روشن باشد.</Note>
        </noscript>
        {/* a whole new page: this one may use the gateway's origin, the next may not */}
        <a className="abroad-back" href={backTo}>
          انتخاب راه دیگری برای پرداخت
        </a>
      </section>
    </SiteLayout>
  )
}

function ChargedSum({ rial, amount, charged }: CardPage) {
  return (
    <dl className="card abroad-sum">
      <div>
        <dt>مبلغ پرداخت</dt>
        <dd>
          <Price amount={rial} unit="ریال" />
          {!isInRial() && (
            <small>
              <Price amount={amount} />
            </small>
          )}
        </dd>
      </div>
      {charged && (
        <>
          <div>
            <dt>از کارت شما کم می‌شود</dt>
            <dd>
              <strong>
                <Price amount={charged.amount} unit={charged.currency} />
              </strong>
            </dd>
          </div>
          <div>
            <dt>نرخ هر {charged.currency}</dt>
            <dd>
              <Price amount={charged.rate} unit="ریال" />
              <small>{charged.setOn}</small>
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

function CardForm({ script, integrity, shopperResultUrl }: CardPage) {
  const state = useCardForm({ script, integrity })
  return (
    <div className="card abroad-form" aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <p role="status">
          <span className="spinner" aria-hidden="true" /> فرم امن کارت در حال باز شدن است.
        </p>
      )}
      {state === 'failed' && (
        <ErrorState
          title="فرم کارت باز نشد"
          retry="تلاش دوباره"
          onRetry={() => {
            location.reload()
          }}
        >
          پولی کم نشده است. اینترنت را بررسی کنید و دوباره بزنید.
        </ErrorState>
      )}
      {/* the gateway's script fills it; nothing here looks into it again */}
      <form
        action={shopperResultUrl}
        className="paymentWidgets"
        data-brands="VISA MASTER"
        suppressHydrationWarning
      />
    </div>
  )
}
