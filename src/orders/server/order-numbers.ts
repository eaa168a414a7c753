import { numberOf } from '#orders/order-number.ts'
import { scattered } from '#server/scattered.ts'
import type { Settings } from '#server/settings.ts'

export function openOrderNumbers(settings: Pick<Settings, 'secrets'>): (serial: number) => string {
  const nth = scattered(settings, 'order numbers')
  return (serial) => numberOf(nth(serial))
}
