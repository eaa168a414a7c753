/** A flight out of no search, with a room at no price. */
export function pairOutdated(today: Temporal.PlainDate, passenger: object): object {
  return {
    flight: { requestId: crypto.randomUUID(), proposalId: '1', total: 1000 },
    stay: {
      hotelId: 'kih-marjan',
      checkIn: today.add({ days: 10 }).toString(),
      checkOut: today.add({ days: 12 }).toString(),
      rooms: [{ adults: 1 }],
      rateIds: ['kih-marjan.double.room-only.fixed'],
      leaders: [0],
      total: 1000,
    },
    passengers: [passenger],
    contact: { phoneNumber: '09351112233' },
  }
}
