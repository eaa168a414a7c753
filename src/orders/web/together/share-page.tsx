import './together.css'
import '#web/layouts/site-header.css'
import { persianDigits } from '#money/digits.ts'
import { initialOf } from '#orders/web/together/initial-of.ts'
import type { SharePageView } from '#orders/web/together/share-page.server.ts'
import { useShareLive } from '#orders/web/together/use-share-live.ts'
import { useBrand } from '#web/brand/use-brand.tsx'
import { SkipLink } from '#web/layouts/skip-link.tsx'
import { Wordmark } from '#web/layouts/wordmark.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { woken } from '#web/woken.tsx'
import type { Route } from './+types/share-page'

export { loader } from './share-page.server.ts'

const Over = woken(async () => (await import('#orders/web/together/share-over.tsx')).ShareOver)
const ShareBought = woken(async () => (await import('#orders/web/together/share-bought.tsx')).ShareBought)
const SharePay = woken(async () => (await import('#orders/web/together/share-pay.tsx')).SharePay)

/** The address is a secret: no referrer, no cache, no indexing. */
export function headers() {
  return {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex, nofollow' }]
}

export default function SharePage({ loaderData: view }: Route.ComponentProps) {
  const { name } = useBrand()
  return (
    <>
      <title>{`پرداخت سهم، ${name}`}</title>
      <SkipLink />
      <header className="together-head share-head">
        <div className="wrap">
          <Wordmark />
          <span>پرداخت امن</span>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="wrap together">
        {view === undefined ? <Over /> : <Share {...view} />}
      </main>
    </>
  )
}

function Share(view: SharePageView) {
  useShareLive(view.token)
  return (
    <>
      <div className="share-host">
        <span className="share-initial" aria-hidden="true">
          {initialOf(view.host)}
        </span>
        <div>
          <h1>{view.host} شما را به این سفر دعوت کرده</h1>
          <p>{leadOf(view)}</p>
        </div>
      </div>
      <AttemptNews {...view} />
      <ShareBought {...view} />
      {view.others.length > 0 && <Others others={view.others} />}
      {view.state === 'payable' && <SharePay {...view} />}
    </>
  )
}

function leadOf({ state, others, isComplete, orderStatus }: SharePageView): string {
  if (isComplete && orderStatus === 'issued') return 'همه پرداخته‌اند و سفارش صادر شد.'
  if (isComplete && orderStatus === 'failed') return 'سفارش صادر نشد و پول‌ها برمی‌گردد.'
  if (isComplete) return 'همه پرداخته‌اند؛ سفارش در حال صدور است.'
  if (state === 'paid') return 'این سهم پرداخت شده است و منتظر بقیه‌ایم.'
  if (state === 'over') return 'مهلت این پرداخت تمام شده یا سفارش بسته شده است؛ چیزی نپردازید.'
  return others.length === 0
    ? 'همهٔ مبلغ را بپردازید تا سفارش صادر شود.'
    : 'سهم شما را بپردازید تا بلیت‌ها صادر شود.'
}

/** Of the payment its payer came back from. */
function AttemptNews({ payment, attempt }: SharePageView) {
  if (payment === 'held' || payment === 'spent')
    return (
      <Note tone="good" announced>
        پرداخت شما رسید. سپاسگزاریم.
      </Note>
    )
  if (payment === 'returning')
    return (
      <Note tone="warn" announced>
        پول شما در راه برگشت است، تا ۷۲ ساعت: این سهم را کس دیگری پرداخته یا مهلت آن تمام شده است.
      </Note>
    )
  if (payment === 'reversed')
    return <Note tone="good">پول شما به کارتتان برگشت؛ بانک تا ۷۲ ساعت آن را نشان می‌دهد.</Note>
  if (payment === 'credited') return <Note tone="good">پول به کارت برنگشت و در کیف پول است.</Note>
  if (attempt === undefined) return null
  if (attempt.status === 'declined' || attempt.status === 'abandoned')
    return (
      <Note tone="bad" announced>
        {attempt.says ?? 'این پرداخت انجام نشد.'} اگر پولی کم شده باشد تا ۷۲ ساعت برمی‌گردد.
      </Note>
    )
  return (
    <Note tone="warn" announced>
      نتیجهٔ این پرداخت را از بانک می‌پرسیم؛ دوباره نپردازید.
    </Note>
  )
}

function Others({ others }: Pick<SharePageView, 'others'>) {
  const paid = others.filter(({ isPaid }) => isPaid)
  const words = paid.length === 0 ? 'هنوز همسفری نپرداخته' : `${persianDigits(paid.length)} همسفر پرداخته‌اند`
  return (
    <div className="share-others">
      {paid.length > 0 && (
        <ul aria-label="پرداخته‌اند">
          {paid.map(({ label }) => (
            <li key={label} className="share-initial" title={label}>
              <span aria-hidden="true">{initialOf(label)}</span>
              <span className="only-spoken">{label}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status">
        {words}، از {persianDigits(others.length)} نفر
      </p>
    </div>
  )
}
