import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import type { ContactNews, TellWriter } from '#help/server/contact-news.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'send' | 'open'>
  readonly publicUrl: () => string
}

/** By e-mail where its writer chose that, else by SMS; an answer that is given on the phone needs no message. */
export function tellWriters({ messages, publicUrl }: Hearers): TellWriter {
  return async function tell(trx, news) {
    const { number, mobile, email, answerBy, userId } = news
    if (news.happened.what === 'answered' && answerBy === 'call') return
    const isByMail = email !== null && messages.open.includes('Email')
    const address = `${publicUrl()}/contact-us/request?number=${number}`
    const { key, ...words } = wordsOf(news, { address, isByMail })
    await messages.send(
      {
        ...words,
        key: `contact:${number}:${key}`,
        channel: isByMail ? 'Email' : 'Sms',
        to: isByMail ? email : mobile,
        userId: userId ?? undefined,
        opens: `/contact-us/request?number=${number}`,
      },
      trx,
    )
  }
}

type Words = Pick<Message, 'template' | 'tokens'> & { readonly key: string }

function wordsOf(
  { number, happened }: ContactNews,
  { address, isByMail }: { readonly address: string; readonly isByMail: boolean },
): Words {
  const named = [String(number), address] as const
  switch (happened.what) {
    case 'received':
      return { template: 'contact-received', tokens: [...named, momentOf(happened.until)], key: 'received' }
    case 'call-booked':
      return { template: 'contact-call', tokens: [...named, momentOf(happened.at)], key: 'received' }
    case 'answered':
      return isByMail
        ? {
            template: 'contact-letter',
            tokens: [String(number), happened.words],
            key: `${happened.answerId}`,
          }
        : { template: 'contact-answered', tokens: named, key: `${happened.answerId}` }
    case 'closed':
      return { template: 'contact-closed', tokens: named, key: 'closed' }
  }
}

/** «دوشنبه ۲ آذر، ساعت ۱۸:۳۰» */
function momentOf(at: Temporal.ZonedDateTime): string {
  return `${weekdayDayMonth(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
