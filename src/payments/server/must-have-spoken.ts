import { type Desk, openAttempt, type PayWish } from '#payments/server/paying.ts'
import { openAttemptsOfTrip, type TripDesk, type TripWish } from '#payments/server/paying-trip.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { House } from '#server/house.ts'

export async function mustHaveSpoken(
  house: House,
  desk: Pick<Desk, 'settle'> & { readonly trips: TripDesk },
  purchase: Pick<PayWish, 'orderId' | 'userId'> | Pick<TripWish, 'tripId' | 'userId'>,
): Promise<void> {
  const { hasSaid } =
    'tripId' in purchase
      ? await openAttemptsOfTrip(house, desk, purchase)
      : await openAttempt(house, desk, purchase)
  if (!hasSaid) throw refuse('ATTEMPT_RUNNING')
}
