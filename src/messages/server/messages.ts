import type { Trx } from '#database/database.ts'
import { faultsOf, type Message } from '#messages/message.ts'
import { openKavenegar, type SendSms } from '#messages/server/kavenegar.ts'
import { type End, end, outdate, waiting, writeDown } from '#messages/server/outbox.ts'
import { isTemplateName, templateOf } from '#messages/templates.ts'
import type { House } from '#server/house.ts'

/** The door of the messages room. */
export interface Messages {
  /**
   * Tells somebody something by SMS, soon and at least once; `within` a transaction, only if it commits.
   * The same `key` is told once. A message that does not fit its template is a bug and throws.
   */
  send(message: Message, within?: Trx): Promise<void>
}

/** Opens the room. A provider that is down delays messages and nothing else. */
export function openMessages(house: House, sendSms: SendSms = openKavenegar(house.settings.sms)): Messages {
  const deliver = house.jobs.queue<{ messageId: string }>(
    'messages.deliver',
    ({ messageId }) => delivered(house, sendSms, messageId),
    { retryLimit: 5000 }, // days: a message ends by being sent, refused or outdated
  )
  house.jobs.every('messages.outdate', '* * * * *', () => outdate(house.database, house.clock.now()))
  async function send(message: Message, trx: Trx): Promise<void> {
    const faults = faultsOf(message)
    if (faults.length > 0) throw new Error(`message ${message.template}: ${faults.join('; ')}`)
    const messageId = await writeDown(trx, message, house.clock.now())
    if (messageId !== undefined) await deliver.send({ messageId }, { within: trx })
  }
  return {
    send: (message, within) =>
      within === undefined
        ? house.database.transaction().execute((trx) => send(message, trx))
        : send(message, within),
  }
}

async function delivered(house: House, sendSms: SendSms, messageId: string): Promise<void> {
  const message = await waiting(house.database, messageId)
  if (message === undefined) return
  const { template, tokens, recipient: to } = message
  if (!isTemplateName(template)) throw new Error(`no template is named ${template}`)
  const now = house.clock.now()
  const finish = (how: Omit<End, 'at' | 'forget'>) =>
    end(house.database, messageId, { ...how, at: house.clock.now(), forget: templateOf(template).isSecret })
  if (Temporal.Instant.compare(now, message.worthUntil) > 0) return finish({ state: 'outdated' })
  const sending = await sendSms({ to, template, tokens })
  if (sending.kind === 'later') throw new Error(`not sent yet: ${sending.reason}`)
  house.log.info({ messageId, template, outcome: sending.kind }, 'message.ended')
  if (sending.kind === 'sent') return finish({ state: 'sent', providerId: sending.providerId })
  return finish({ state: 'refused', reason: sending.reason })
}
