import { confirmPath } from '#flights/booking/web/confirm/confirm-path.ts'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { isUnpaid } from '#orders/life.ts'
import type { RebookedFrom, RebookedTo, Rebookings } from '#orders/server/rebookings-of.ts'
import { paymentPath } from '#orders/web/paths.ts'

export interface RebookingSaid {
  readonly tone: 'info' | 'warn' | 'good'
  readonly words: string
  readonly to: string
  readonly link: string
}

/** `people`: how many the order has; fewer may have moved. */
export function rebookingsTexts(
  { to, of }: Pick<Rebookings, 'to' | 'of'>,
  people = 0,
): readonly RebookingSaid[] {
  const made: readonly RebookingSaid[] =
    of === null
      ? []
      : [
          {
            tone: 'info',
            words: `این سفارش به‌جای پرواز سفارش ${of.orderNumber} است و بهای آن بلیت${afterPenalty(of)} برایش حساب شده است.`,
            to: flightOrderPath(of.orderId),
            link: 'سفارش پیشین',
          },
        ]
  return [...made, ...to.map((one) => given(one, one.passengers.length < people))]
}

function afterPenalty({ penalty }: RebookedFrom): string {
  return penalty > 0 ? ` پس از ${priceWords(penalty)} جریمه` : ''
}

function given({ orderId, orderNumber, status, passengers }: RebookedTo, areSome: boolean): RebookingSaid {
  if (isUnpaid(status))
    return {
      tone: 'warn',
      words: 'پرواز دیگری انتخاب کرده‌اید که هنوز تأیید نشده است. تا صادر نشود، بلیت فعلی شما سر جایش است.',
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
    words: areSome
      ? `بلیت ${persianDigits(passengers.length)} مسافر با پرواز سفارش ${orderNumber} عوض شد و دیگر معتبر نیست؛ بلیت بقیه سر جایش است.`
      : `این پرواز با پرواز سفارش ${orderNumber} عوض شد؛ بلیت آن دیگر معتبر نیست.`,
    to: flightOrderPath(orderId),
    link: 'سفارش تازه',
  }
}
