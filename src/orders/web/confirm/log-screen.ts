import type { screenLogCalls } from '#orders/screen-log-calls.ts'
import { ask } from '#web/api.ts'

const most = 8000

/** Sends what is bought, at which price and by which rules, as it stands on the screen; people are no part of it. Paying does not wait for it. */
export function logScreen(orderId: string, totalPrice: number): void {
  const text = [...document.querySelectorAll<HTMLElement>('[data-logged]')]
    .map(({ innerText }) => innerText)
    .join('\n\n')
    .slice(0, most)
  if (text === '') return
  ask<typeof screenLogCalls.setLog>('POST /api/flight-reservation/Proposals/SetLog', {
    body: { orderId, totalPrice, text },
  }).catch(() => undefined)
}
