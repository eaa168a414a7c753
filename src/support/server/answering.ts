import { answerFromHelp, automaticAnswer } from '#support/automatic-answer.ts'
import type { AutomaticAnswer } from '#support/calls.ts'
import { type Intent, intentOf } from '#support/intents.ts'
import type { Whose } from '#support/server/conversations.ts'
import { factsOf } from '#support/server/order-facts.ts'
import type { Room } from '#support/server/room.ts'
import { saidHere } from '#web/server/as-viewed.ts'

/** Of the help, where no order is named. */
const helpOf: Readonly<Record<Intent, string>> = {
  ticket: 'ticket-where',
  refundNow: 'refund-penalty',
  refundWhen: 'refund-time',
  name: 'wrong-name-system',
  baggage: 'baggage',
  presence: 'airport-time',
}

/** What the house answers by itself; undefined: a person should. */
export async function answerTo(
  room: Room,
  { userId, orderId }: Whose,
  text: string,
): Promise<AutomaticAnswer | undefined> {
  const intent = intentOf(text)
  if (intent === undefined) return undefined
  return saidHere(async () =>
    orderId === undefined
      ? answerFromHelp(helpOf[intent])
      : automaticAnswer(intent, await factsOf(room, { orderId, userId })),
  )
}
