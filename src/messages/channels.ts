/** The ways by which a message goes out. */
export const channels = ['Sms', 'Email', 'Push', 'Whatsapp', 'Bale'] as const
export type Channel = (typeof channels)[number]

/** The ways by which a code comes to a phone, in the order in which they are offered. */
export const codeChannels = ['Sms', 'Bale', 'Whatsapp'] as const satisfies readonly Channel[]
export type CodeChannel = (typeof codeChannels)[number]

/** The ways by which news comes; Bale's gateway carries codes alone. */
export const newsChannels = ['Sms', 'Email', 'Whatsapp', 'Push'] as const satisfies readonly Channel[]
export type NewsChannel = (typeof newsChannels)[number]

/** §3's numbers of the notification channels. */
export const channelNumbers = { Sms: 1, Email: 2, Push: 3, Whatsapp: 4 } as const satisfies Record<
  NewsChannel,
  number
>

/** Whether what comes by it stays where it can be looked up: a push is seen when it comes, or is not. */
export function isLasting(channel: NewsChannel): boolean {
  return channel !== 'Push'
}

export function channelNumbered(number: number): NewsChannel | undefined {
  return newsChannels.find((channel) => channelNumbers[channel] === number)
}

/** Whether something can be sent there: an address for e-mail, a browser's id for push, a full number for everything else. */
export function isReceiver(channel: Channel, to: string): boolean {
  if (channel === 'Email') return isMailAddress(to)
  return channel === 'Push'
    ? /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(to)
    : /^\+[1-9]\d{7,14}$/.test(to)
}

/** No space, line end, comma, quote or bracket can stand in it, so it is one address and no header. */
function isMailAddress(to: string): boolean {
  return to.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(to)
}
