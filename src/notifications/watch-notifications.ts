import type { Accounts } from '#accounts/server/accounts.ts'
import type { SeatsAgain } from '#flights/server/room.ts'
import type { Messages } from '#messages/server/messages.ts'
import { recipientOf } from '#notifications/recipient.ts'
import { routeInWords } from '#orders/in-words.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'tell'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly publicUrl: () => string
}

/** A watched flight has seats again, or a watched day has flights; once. */
export function tellWatchers({ messages, accounts, publicUrl }: Hearers): SeatsAgain {
  return async function seatsAgain(trx, news) {
    const user = await accounts.userOf(news.userId, trx)
    if (user === undefined) return
    const opens = `/seats/${news.watchId}`
    const address = new URL(opens, publicUrl()).href
    const { flightNumber } = news
    await messages.tell(
      recipientOf(news.userId, user),
      {
        ...(flightNumber === null
          ? { template: 'flights-found', tokens: [address, routeInWords(news)] }
          : {
              template: 'seats-again',
              tokens: [address, flightNumber.replaceAll(' ', ''), routeInWords(news)],
            }),
        key: `${news.watchId}:seats-again`,
        opens,
      },
      trx,
    )
  }
}
