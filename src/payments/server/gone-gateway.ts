import type { Gateway } from '#payments/gateway.ts'

export const goneTitle = 'درگاه پیشین'

/** longer than any bank that was ever ours keeps a page, and money that is not verified */
const longestMinutes = 45

/** A gateway at which there are attempts and which nobody speaks with any more: taken out of the settings, or of the code. */
export function goneGateway(id: number): Gateway {
  return {
    id,
    name: `gone-${id}`,
    title: goneTitle,
    isActive: false,
    isGone: true,
    caps: {
      currency: 'IRR',
      min: 0,
      max: 0,
      pageMinutes: longestMinutes,
      verifyWindowMinutes: longestMinutes,
    },
    start: async () => ({ kind: 'failed', why: 'gone' }),
    parseReturn: () => undefined,
    verify: async () => ({ kind: 'unknown', why: 'gone' }),
    inquire: async () => 'unknown',
    listUnverified: async () => [],
    // what was asked to go back may have gone
    reverse: async () => 'unknown',
  }
}
