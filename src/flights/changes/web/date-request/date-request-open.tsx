import type { DateRequestOnOrder } from '#flights/changes/web/date-request/date-request-on-order.server.ts'
import { supportPath } from '#orders/support-path.ts'
import { LinkButton } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly orderId: string
  readonly request: DateRequestOnOrder
}

/** By when it is answered, and where; also on its order. */
export function DateRequestOpen({ orderId, request }: Props) {
  const { number, answeredBy, isLate } = request
  return (
    <Note
      tone={isLate ? 'warn' : 'info'}
      action={
        <LinkButton kind="tonal" size="small" to={supportPath(orderId)}>
          گفتگو
        </LinkButton>
      }
    >
      درخواست تغییر تاریخ شمارهٔ <span className="ltr">{number}</span>:{' '}
      {isLate
        ? `قرار بود تا ساعت ${answeredBy} پاسخ بگیرید. میز پشتیبانی از دیرکرد خبر دارد؛ بلیت شما همان است که بود.`
        : `تا ساعت ${answeredBy} پاسخ می‌گیرید. تا آن وقت بلیت شما همان است که بود.`}
    </Note>
  )
}
