import type { Accounts } from '#accounts/server/accounts.ts'
import { clockTime, weekdayDayMonth } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Messages } from '#messages/server/messages.ts'
import { inToman } from '#money/formatted.ts'
import { recipientOf } from '#notifications/recipient.ts'
import type { TellOfWithdrawal, WithdrawalNews } from '#withdrawals/server/withdrawals.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
}

export function tellOfWithdrawals({ messages, accounts }: Hearers): TellOfWithdrawal {
  return async (trx, news) => {
    const recipient = recipientOf(news.userId, await accounts.userOf(news.userId, trx))
    const { key } = news
    await messages.tell(recipient, { ...wordsFor(news), key, opens: '/profile/transactions/withdraw' }, trx)
  }
}

function wordsFor({ happened, number, amount, dueAt }: WithdrawalNews) {
  const tokens = [number, inToman(amount)]
  return happened === 'requested'
    ? { template: 'withdrawal-requested' as const, tokens: [...tokens, hourAndDay(dueAt)] }
    : { template: templates[happened], tokens }
}

const templates = { arrived: 'withdrawal-arrived', returned: 'withdrawal-returned' } as const

function hourAndDay(at: Temporal.Instant): string {
  const local = at.toZonedDateTimeISO(iranZone)
  return `${weekdayDayMonth(local.toPlainDate())} ساعت ${clockTime(local)}`
}
