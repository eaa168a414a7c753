import type { Content } from '#content/server/content.ts'
import type { Trx } from '#database/database.ts'
import { type Channel, type CodeChannel, channels, codeChannels } from '#messages/channels.ts'
import { faultsOf, type Message } from '#messages/message.ts'
import { type Preferences, preferenceFaults } from '#messages/preferences.ts'
import { type OpenAmong, openBrowsers } from '#messages/server/browsers.ts'
import type { Carriers } from '#messages/server/carrier.ts'
import { carriersOf } from '#messages/server/carriers.ts'
import { openQueues } from '#messages/server/delivery.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import { messagesFor, type News, type Recipient } from '#messages/server/notification.ts'
import { messagesAboutOrder, type OrderMessage } from '#messages/server/order-messages.ts'
import { heldBackUntil, outdate, purge, type Waiting, writeDown } from '#messages/server/outbox.ts'
import { messageProbes } from '#messages/server/probes.ts'
import { openPushing, type Pushing } from '#messages/server/pushing.ts'
import { refuse } from '#messages/server/refusals.ts'
import { type SentMessage, sentTo } from '#messages/server/sent-messages.ts'
import { wish, wishesOf } from '#messages/server/stored-preferences.ts'
import { STORED_DAYS } from '#messages/stored-messages.ts'
import { isTemplateName } from '#messages/templates.ts'
import type { House } from '#server/house.ts'
import type { Probe } from '#server/probe.ts'

export type { News, Recipient } from '#messages/server/notification.ts'
export type { SentMessage } from '#messages/server/sent-messages.ts'

export interface Messages {
  /** At least once; within a transaction only if it commits; the same `key` once. Throws CHANNEL_IS_CLOSED. */
  send(message: Message, within?: Trx): Promise<void>
  /** By the recipient's chosen channels; what can wait is delayed by quiet hours. */
  tell(hearer: Recipient, news: News, within?: Trx): Promise<void>
  readonly open: readonly Channel[]
  readonly codeChannels: readonly CodeChannel[]
  wishesOf(userId: string, trx?: Trx): Promise<Preferences>
  /** Throws LAST_CHANNEL, QUIET_HOURS_ARE_INVALID. */
  wish(userId: string, preferences: Preferences): Promise<void>
  /** undefined: push is closed */
  readonly push: Pushing | undefined
  /** Newest first, twenty a page from 1; without codes. */
  sentTo(
    userId: string,
    page: number,
  ): Promise<{ readonly told: readonly SentMessage[]; readonly hasOlder: boolean }>
  /** What this person was sent about that order, the oldest first, as long as the house stores it; without codes. */
  aboutOrder(userId: string, orderId: string): Promise<readonly OrderMessage[]>
  readonly probes: readonly Probe[]
  readonly work: {
    /** Sends what quiet hours delayed; every minute. */
    wake(): Promise<void>
    /** Deletes finished messages; hourly; returns how many. */
    purge(): Promise<number>
    sweepBrowsers(): Promise<void>
  }
}

export interface MessagesNeighbours {
  readonly openAmong: OpenAmong
  readonly carriers?: Carriers
  /** what the desk wrote in place of templates */
  readonly content?: Pick<Content, 'texts'>
}

export function openMessages(house: House<MessageSettings>, around: MessagesNeighbours): Messages {
  const { database, clock } = house
  const { sites } = house.settings
  const browsers = openBrowsers(house, around.openAmong)
  const carriers = around.carriers ?? carriersOf(house, browsers)
  const open = channels.filter((channel) => carriers[channel] !== undefined)
  const queues = openQueues(house, { carriers, insteadOf, content: around.content })
  const within = <T>(trx: Trx | undefined, work: (trx: Trx) => Promise<T>): Promise<T> =>
    trx === undefined ? database.transaction().execute(work) : work(trx)

  async function send(message: Message, trx: Trx): Promise<void> {
    const faults = faultsOf(message)
    if (faults.length > 0) throw new Error(`message ${message.template}: ${faults.join('; ')}`)
    if (!open.includes(message.channel ?? 'Sms')) throw refuse('CHANNEL_IS_CLOSED', { property: 'channel' })
    const messageId = await writeDown(trx, message, { now: clock.now(), brand: sites.here().brand.id })
    if (messageId === undefined || message.notBefore !== undefined) return
    await queues[message.channel ?? 'Sms'].send({ messageId }, { within: trx })
  }
  async function insteadOf(refused: Waiting, trx: Trx): Promise<void> {
    const { id, otherwise, template, tokens } = refused
    if (otherwise === null || !isTemplateName(template)) return
    const [userId, news, opens] = [refused.userId, refused.news, refused.opens].map((one) => one ?? undefined)
    await send({ to: otherwise, template, tokens, key: `${id}:instead`, userId, news, opens }, trx)
  }
  async function tell(hearer: Recipient, news: News, trx: Trx): Promise<void> {
    const preferences = await wishesOf(trx, hearer.userId)
    const mine = open.includes('Push') ? await browsers.idsOf(trx, hearer.userId) : []
    for (const message of messagesFor(hearer, news, { preferences, open, browsers: mine, now: clock.now() }))
      await send(message, trx)
  }
  async function wake(trx: Trx): Promise<void> {
    for (const { id, channel } of await heldBackUntil(trx, clock.now()))
      await queues[channel].send({ messageId: id }, { within: trx })
  }
  const work = {
    wake: () => within(undefined, wake),
    purge: () => purge(database, clock.now().subtract({ hours: STORED_DAYS * 24 })),
    sweepBrowsers: browsers.sweep,
  }
  house.jobs.every('messages.outdate', '* * * * *', () => outdate(database, clock.now()))
  house.jobs.every('messages.wake', '* * * * *', work.wake)
  house.jobs.every('messages.browsers', '41 * * * *', work.sweepBrowsers)
  house.jobs.every('messages.purge', '23 * * * *', async () => void (await work.purge()))
  return {
    send: (message, trx) => within(trx, (inner) => send(message, inner)),
    tell: (hearer, news, trx) => within(trx, (inner) => tell(hearer, news, inner)),
    open,
    codeChannels: codeChannels.filter((channel) => open.includes(channel)),
    wishesOf: (userId, trx = database) => wishesOf(trx, userId),
    async wish(userId, preferences) {
      const [fault] = preferenceFaults(preferences)
      if (fault !== undefined) throw refuse(fault.key)
      await within(undefined, (trx) => wish(trx, userId, { preferences, now: clock.now() }))
    },
    push: open.includes('Push') ? openPushing(house, browsers) : undefined,
    sentTo: (userId, page) => sentTo(database, userId, page),
    aboutOrder: (userId, orderId) => messagesAboutOrder(database, userId, orderId),
    probes: messageProbes(house, open),
    work,
  }
}
