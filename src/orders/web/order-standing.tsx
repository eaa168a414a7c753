import { lazy, Suspense } from 'react'
import { boughtWords } from '#orders/bought-words.ts'
import type { Status } from '#orders/life.ts'
import { OrderPapers } from '#orders/web/order-papers.tsx'
import type { SharedWritten } from '#orders/web/order-shared-written.ts'
import { OrderVoucher } from '#orders/web/order-voucher.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

const OrderHold = lazy(() => import('#orders/web/order-hold.tsx'))

/** What the traveller may do about the order now. */
export function OrderStanding({ order }: { readonly order: SharedWritten }) {
  // what a visa's order has to show stands in its tracker
  if (order.hasTicket && order.product !== 'visa')
    return order.product === 'hotel' ? <OrderVoucher {...order} /> : <OrderPapers {...order} />
  if (order.holdExpiresAt !== null)
    return (
      <Suspense>
        <OrderHold order={order} until={order.holdExpiresAt} />
      </Suspense>
    )
  const { tone, words } = said(order)
  return (
    <Note tone={tone} action={<NextStep order={order} />}>
      {words}
    </Note>
  )
}

interface Said {
  readonly tone: 'info' | 'warn' | 'bad'
  readonly words: string
}

const withdrawn: Said = {
  tone: 'bad',
  words: 'ایرلاین پرواز این سفارش را لغو کرد و سفارش بسته شد. چیزی از شما کم نشده است.',
}

type Standing = Pick<SharedWritten, 'product' | 'status' | 'refund' | 'isWithdrawn'>

function said({ product, status, refund, isWithdrawn }: Standing): Said {
  if (isWithdrawn) return withdrawn
  const { allKept, paper, parts } = boughtWords[product]
  const all = {
    created: { tone: 'info', words: `${allKept}ی این سفارش در حال گرفته شدن است.` },
    submitted: { tone: 'info', words: `${allKept} نگه داشته شده است.` },
    approved: { tone: 'info', words: 'این سفارش آمادهٔ پرداخت است.' },
    paid: {
      tone: 'warn',
      words: 'پرداخت رسید. نتیجهٔ صدور حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود و خبرش را پیامک می‌کنیم.',
    },
    issuing: {
      tone: 'warn',
      words: 'نتیجه حداکثر تا ۱۵ دقیقهٔ دیگر مشخص می‌شود. می‌توانید این صفحه را ببندید؛ خبر را پیامک می‌کنیم.',
    },
    issued: { tone: 'info', words: `${paper} شما صادر شده است.` },
    refunded: { tone: 'info', words: `همهٔ ${parts}ی این سفارش استرداد شده است.${refundWay(refund)}` },
    failed: { tone: 'bad', words: `${paper} صادر نشد و کل مبلغ به کیف پول شما برگشت.` },
    rejected: { tone: 'bad', words: 'رزرو شما با خطا مواجه شد! چیزی از شما کم نشده است.' },
    expired: {
      tone: 'info',
      words: `زمان نگه‌داری این قیمت تمام شد و ${allKept} آزاد شد. قیمت تازه را ببینید.`,
    },
    cancelled: { tone: 'info', words: `این سفارش را لغو کردید و ${allKept}یش آزاد شد.` },
  } as const satisfies Readonly<Record<Status, Said>>
  return product === 'visa' ? { ...all[status], ...ofVisas[status] } : all[status]
}

/** Where the money is, as long as it is not where its owner wanted it. */
function refundWay(refund: SharedWritten['refund']): string {
  if (refund === 'pending') return ' مبلغ در راه حساب شماست.'
  return refund === 'failed' ? ' بانک واریز را نپذیرفت و مبلغ به کیف پول شما رفت.' : ''
}

/** Nothing is kept for an applicant, and what is paid is filed. */
const ofVisas: Readonly<Partial<Record<Status, Pick<Said, 'words'>>>> = {
  created: { words: 'این درخواست در حال ثبت است.' },
  submitted: { words: 'این درخواست کامل نشد و پولی گرفته نشده است.' },
  paid: { words: 'پرداخت رسید و درخواست در حال ثبت است. خبرش را پیامک می‌کنیم.' },
  issuing: { words: 'درخواست در حال ثبت است. می‌توانید این صفحه را ببندید؛ خبر را پیامک می‌کنیم.' },
  issued: { words: 'درخواست شما ثبت شده است.' },
  refunded: { words: 'مبلغ همهٔ متقاضیان این درخواست برگشت.' },
  failed: { words: 'درخواست ثبت نشد و کل مبلغ به کیف پول شما برگشت.' },
  rejected: { words: 'این درخواست پذیرفته نشد. چیزی از شما کم نشده است.' },
  expired: { words: 'مهلت پرداخت تمام شد و درخواست کنار گذاشته شد. قیمت تازه را ببینید.' },
  cancelled: { words: 'این درخواست را لغو کردید.' },
}

function NextStep({ order }: { readonly order: SharedWritten }) {
  const isUnderWay = order.status === 'paid' || order.status === 'issuing'
  return (
    <LinkButton kind="tonal" size="small" to={isUnderWay ? `/payment/${order.orderId}` : order.searchAgain}>
      {isUnderWay ? 'پیگیری' : order.product === 'visa' ? 'درخواست دوباره' : 'جستجوی دوباره'}
    </LinkButton>
  )
}
