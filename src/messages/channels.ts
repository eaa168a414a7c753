export const channels = ['Sms', 'Email', 'Push', 'Whatsapp', 'Bale'] as const
export type Channel = (typeof channels)[number]

/** In the order in which they are offered. */
export const codeChannels = ['Sms', 'Bale', 'Whatsapp'] as const satisfies readonly Channel[]
export type CodeChannel = (typeof codeChannels)[number]

/** Bale's gateway carries codes only. */
export const newsChannels = ['Sms', 'Email', 'Whatsapp', 'Push'] as const satisfies readonly Channel[]
export type NewsChannel = (typeof newsChannels)[number]

export const channelNumbers = { Sms: 1, Email: 2, Push: 3, Whatsapp: 4 } as const satisfies Record<
  NewsChannel,
  number
>

/** False for push: once missed it is gone. */
export function isLasting(channel: NewsChannel): boolean {
  return channel !== 'Push'
}

export function channelNumbered(number: number): NewsChannel | undefined {
  return newsChannels.find((channel) => channelNumbers[channel] === number)
}

/** E-mail address, a browser's id for push, else a full phone number. */
export function isReceiver(channel: Channel, to: string): boolean {
  if (channel === 'Email') return isMailAddress(to)
  return channel === 'Push'
    ? /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(to)
    : /^\+[1-9]\d{7,14}$/.test(to)
}

/** Strict enough to be safe in a mail header. */
function isMailAddress(to: string): boolean {
  return to.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(to)
}
