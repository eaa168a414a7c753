import type { KeyNews, TellOfKeys } from '#accounts/server/credential-notices.ts'
import type { Message } from '#messages/message.ts'
import type { Messages } from '#messages/server/messages.ts'

interface Hearers {
  readonly messages: Messages
  readonly publicUrl: () => string
}

/** Of sign-ins from new browsers and new credentials; always, at any hour. */
export function tellOfKeys({ messages, publicUrl }: Hearers): TellOfKeys {
  return (trx, news) => {
    const page = new URL('/profile/auth-data', publicUrl()).href
    return messages.send({ ...wordsFor(news, page), to: news.phone, userId: news.userId }, trx)
  }
}

const changed = {
  password: 'رمز عبور',
  'password-and-new-keys': 'رمز عبور و کلیدهای تازهٔ',
  phone: 'شماره موبایل',
  email: 'ایمیل',
} as const

function wordsFor(news: KeyNews, page: string): Pick<Message, 'template' | 'tokens' | 'key'> {
  if (news.happened === 'new-device')
    return { template: 'new-sign-in', tokens: [page, news.device], key: `${news.sessionId}:new-sign-in` }
  if (news.happened === 'changed')
    return {
      template: 'key-changed',
      tokens: [page, changed[news.what]],
      key: `${news.changeId}:key-changed`,
    }
  return { template: 'new-key', tokens: [page, news.named], key: `${news.userId}:${news.keyId}:new-key` }
}
