import type { Content } from '#content/server/content.ts'
import type { Trx } from '#database/database.ts'
import { type Channel, channels } from '#messages/channels.ts'
import { messageWordsIn } from '#messages/message-fields.ts'
import type { Carriers, Carry, Letter, Sending } from '#messages/server/carrier.ts'
import { measured } from '#messages/server/measured.ts'
import { type End, end, type Waiting, waiting } from '#messages/server/outbox.ts'
import { isTemplateName, type TemplateName, templateOf } from '#messages/templates.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'

interface Delivering {
  readonly content: Pick<Content, 'texts'> | undefined
  readonly carriers: Carriers
  /** Sends by SMS what another channel refused. */
  readonly insteadOf: (refused: Waiting, trx: Trx) => Promise<void>
}

export type Queues = Readonly<Record<Channel, Queue<{ messageId: string }>>>

export function openQueues(house: House, how: Delivering): Queues {
  const open = (channel: Channel) =>
    house.jobs.queue<{ messageId: string }>(
      channel === 'Sms' ? 'messages.deliver' : `messages.deliver-${channel.toLowerCase()}`,
      ({ messageId }) => deliver(house, how, messageId),
      { retryLimit: 5000 }, // days: a message ends by being sent, refused or outdated
    )
  return Object.fromEntries(channels.map((channel) => [channel, open(channel)])) as Queues
}

async function deliver(house: House, how: Delivering, messageId: string): Promise<void> {
  const message = await waiting(house.database, messageId)
  if (message === undefined) return
  const { sites } = house.settings
  await sites.at(sites.ofBrand(message.brand), () => carried(house, how, message))
}

async function carried(house: House, how: Delivering, message: Waiting): Promise<void> {
  const { id: messageId } = message
  const template = templateIn(message)
  const ending = await sent(house, how, message)
  house.log.info({ messageId, template, channel: message.channel, outcome: ending.state }, 'message.ended')
  await house.database.transaction().execute(async (trx) => {
    const forget = templateOf(template).isSecret
    const isOurs = await end(trx, messageId, { ...ending, at: house.clock.now(), forget })
    if (isOurs && ending.state === 'refused' && message.otherwise !== null) await how.insteadOf(message, trx)
  })
}

async function sent(
  house: House,
  { carriers, content }: Delivering,
  message: Waiting,
): Promise<Pick<End, 'state' | 'providerId' | 'reason' | 'words'>> {
  if (Temporal.Instant.compare(house.clock.now(), message.worthUntil) > 0) return { state: 'outdated' }
  const carry = carriers[message.channel]
  if (carry === undefined) return { state: 'refused', reason: 'this way is closed' }
  const { id, recipient: to, tokens, opens, worthUntil } = message
  const { sites } = house.settings
  const site = sites.here()
  const brand = site === sites.all[0] ? undefined : site.brand.id
  const template = templateIn(message)
  const words = messageWordsIn((await content?.texts())?.of('message', template))
  const letter = { id, to, template, brand, tokens, opens, worthUntil, words }
  const sending = await byEitherName(measured(message.channel, carry), letter)
  if (sending.kind === 'later') throw new Error(`not sent yet by ${message.channel}: ${sending.reason}`)
  return sending.kind === 'sent'
    ? { state: 'sent', providerId: sending.providerId, words }
    : { state: 'refused', reason: sending.reason }
}

/** A name that a provider does not know loses no message: the one it has always known goes out. */
async function byEitherName(carry: Carry, letter: Letter): Promise<Sending> {
  const sending = await carry(letter)
  if (sending.kind !== 'refused' || letter.words === undefined || letter.words.registered === '')
    return sending
  return carry({ ...letter, words: { ...letter.words, registered: '' } })
}

function templateIn({ template }: Waiting): TemplateName {
  if (!isTemplateName(template)) throw new Error(`no template is named ${template}`)
  return template
}
