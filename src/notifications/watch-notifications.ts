import type { Accounts } from '#accounts/server/accounts.ts'
import type { SeatsAgain } from '#flights/server/room.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { routeInWords } from '#orders/in-words.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly publicUrl: string
}

/** A watched flight has seats again; once. */
export function tellWatchers({ messages, accounts, publicUrl }: Hearers): SeatsAgain {
  return async function seatsAgain(trx, news) {
    const user = await accounts.userOf(news.userId, trx)
    if (user === undefined) return
    const opens = `/seats/${news.watchId}`
    await messages.tell(
      recipientOf(news.userId, user),
      {
        template: 'seats-again',
        tokens: [new URL(opens, publicUrl).href, news.flightNumber.replaceAll(' ', ''), routeInWords(news)],
        key: `${news.watchId}:seats-again`,
        opens,
      },
      trx,
    )
  }
}
