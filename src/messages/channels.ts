/** The ways by which a message goes out. */
export const channels = ['Sms', 'Email', 'Whatsapp', 'Bale'] as const
export type Channel = (typeof channels)[number]

/** The ways by which a code comes to a phone, in the order in which they are offered. */
export const codeChannels = ['Sms', 'Bale', 'Whatsapp'] as const satisfies readonly Channel[]
export type CodeChannel = (typeof codeChannels)[number]

/** The ways by which news comes; Bale's gateway carries codes alone. */
export const newsChannels = ['Sms', 'Email', 'Whatsapp'] as const satisfies readonly Channel[]
export type NewsChannel = (typeof newsChannels)[number]

/** §3's numbers of the notification channels. `Push` (3) has no sender yet and is not offered. */
export const channelNumbers = { Sms: 1, Email: 2, Whatsapp: 4 } as const satisfies Record<NewsChannel, number>

export function channelNumbered(number: number): NewsChannel | undefined {
  return newsChannels.find((channel) => channelNumbers[channel] === number)
}

/** Whether something can be sent there: an address for e-mail, a full international number for everything else. */
export function isReceiver(channel: Channel, to: string): boolean {
  return channel === 'Email' ? isMailAddress(to) : /^\+[1-9]\d{7,14}$/.test(to)
}

/** No space, line end, comma, quote or bracket can stand in it, so it is one address and no header. */
function isMailAddress(to: string): boolean {
  return to.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(to)
}
