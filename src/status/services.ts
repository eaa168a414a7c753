/** What travellers use, as the status page names it, in its order. */
export const services = {
  search: 'جستجوی پرواز',
  payment: 'پرداخت و درگاه‌ها',
  tickets: 'صدور بلیت',
  messages: 'پیامک و پیام‌ها',
  stays: 'هتل',
} as const satisfies Record<string, string>

export type ServiceName = keyof typeof services

export const serviceNames = Object.keys(services).filter(isService)

export function isService(word: string): word is ServiceName {
  return Object.hasOwn(services, word)
}
