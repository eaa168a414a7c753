import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { isUnpaid } from '#orders/life.ts'
import type { RebookedTo, Rebookings } from '#orders/server/rebookings-of.ts'
import { paymentPath } from '#orders/web/paths.ts'

export interface RebookingSaid {
  readonly tone: 'info' | 'warn' | 'good'
  readonly words: string
  readonly to: string
  readonly link: string
}

export function rebookingsTexts({ to, of }: Pick<Rebookings, 'to' | 'of'>): readonly RebookingSaid[] {
  const made: readonly RebookingSaid[] =
    of === null
      ? []
      : [
          {
            tone: 'info',
            words: `این سفارش به‌جای پرواز سفارش ${of.orderNumber} است و بهای آن بلیت برایش حساب شده است.`,
            to: flightOrderPath(of.orderId),
            link: 'سفارش پیشین',
          },
        ]
  return [...made, ...to.map(given)]
}

function given({ orderId, orderNumber, status }: RebookedTo): RebookingSaid {
  if (isUnpaid(status))
    return {
      tone: 'warn',
      words: 'پرواز دیگری برای شما نگه داشته‌ایم. تا آن را تأیید نکنید، بلیت فعلی شما سر جایش است.',
      to: confirmPath(orderId),
      link: 'تأیید پرواز تازه',
    }
  if (status === 'paid' || status === 'issuing')
    return {
      tone: 'warn',
      words: 'بلیت تازهٔ شما در حال صدور است. تا صادر نشود، بلیت فعلی سر جایش است.',
      to: paymentPath(orderId),
      link: 'بلیت تازه',
    }
  return {
    tone: 'good',
    words: `این پرواز با پرواز سفارش ${orderNumber} عوض شد؛ بلیت آن دیگر معتبر نیست.`,
    to: flightOrderPath(orderId),
    link: 'سفارش تازه',
  }
}
