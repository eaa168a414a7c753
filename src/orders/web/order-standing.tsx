import { lazy, Suspense } from 'react'
import type { Status } from '#orders/life.ts'
import { OrderPapers } from '#orders/web/order-papers.tsx'
import type { DetailWritten } from '#orders/web/order-written.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

const OrderHold = lazy(() => import('#orders/web/order-hold.tsx'))

/** What the traveller may do about the order now. */
export function OrderStanding({ order }: { readonly order: DetailWritten }) {
  if (order.hasTicket) return <OrderPapers order={order} />
  if (order.holdExpiresAt !== null)
    return (
      <Suspense>
        <OrderHold order={order} until={order.holdExpiresAt} />
      </Suspense>
    )
  const { tone, words } = said[order.status]
  return (
    <Note tone={tone} action={<NextStep order={order} />}>
      {words}
    </Note>
  )
}

const said: Readonly<Record<Status, { tone: 'info' | 'warn' | 'bad'; words: string }>> = {
  created: { tone: 'info', words: 'صندلی‌های این سفارش در حال گرفته شدن است.' },
  submitted: { tone: 'info', words: 'صندلی‌ها نگه داشته شده است.' },
  approved: { tone: 'info', words: 'این سفارش آمادهٔ پرداخت است.' },
  paid: {
    tone: 'warn',
    words: 'پرداخت رسید. نتیجهٔ صدور حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود و خبرش را پیامک می‌کنیم.',
  },
  issuing: {
    tone: 'warn',
    words: 'نتیجه حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود. می‌توانید این صفحه را ببندید؛ خبر را پیامک می‌کنیم.',
  },
  issued: { tone: 'info', words: 'بلیت شما صادر شده است.' },
  refunded: { tone: 'info', words: 'همهٔ بلیت‌های این سفارش استرداد شده است.' },
  failed: { tone: 'bad', words: 'بلیت صادر نشد و کل مبلغ به کیف پول شما برگشت.' },
  rejected: { tone: 'bad', words: 'رزرو شما با خطا مواجه شد! چیزی از شما کم نشده است.' },
  expired: { tone: 'info', words: 'زمان نگه‌داری این قیمت تمام شد و صندلی‌ها آزاد شد. قیمت تازه را ببینید.' },
  cancelled: { tone: 'info', words: 'این سفارش را لغو کردید و صندلی‌هایش آزاد شد.' },
}

function NextStep({ order }: { readonly order: DetailWritten }) {
  const isUnderWay = order.status === 'paid' || order.status === 'issuing'
  return (
    <LinkButton kind="tonal" size="small" to={isUnderWay ? `/payment/${order.orderId}` : order.searchAgain}>
      {isUnderWay ? 'پیگیری' : 'جستجوی دوباره'}
    </LinkButton>
  )
}
