import { personTexts } from '#orders/web/person-texts.ts'
import type { PersonTexts } from '#passengers/web/traveller-draft.ts'
import type { PageRooms } from '#web/page-context.server.ts'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function travellersAgain(
  { orders }: Pick<PageRooms['flights'], 'orders'>,
  orderId: string,
  userId: string,
): Promise<readonly PersonTexts[]> {
  if (!uuid.test(orderId)) return []
  const isOwn = await orders.ofUser(orderId, userId, 'flight').then(() => true, isRefused)
  return isOwn ? (await orders.passengersOf(orderId)).map(personTexts) : []
}

function isRefused(error: unknown): false {
  if (error instanceof Error && 'status' in error) return false
  throw error
}
