import assert from 'node:assert/strict'
import type { TourDetail } from '#tours/responses.ts'
import type { Stage } from './stage.ts'

/** Inside the country, with places for many. */
export async function openTour({ product }: Stage): Promise<TourDetail> {
  const { tours } = product.agency
  for (const { departureId, isDomestic, isCharter, group } of await tours.list()) {
    if (!isDomestic || isCharter || group.left < 10) continue
    const detail = await tours.detail(departureId)
    if (detail.isOpen) return detail
  }
  return assert.fail('no departure is open')
}
