import { randomUUID } from 'node:crypto'
import { labels } from '#orders/labels.ts'
import type { OrderListed } from '#orders/responses.ts'

/** An issued flight of two people as lists of trips have it, changed as a test wants it. */
export function listedOrder(also: Partial<OrderListed>): OrderListed {
  return {
    orderId: randomUUID(),
    orderNumber: '204815163',
    reservationNumber: 'K7QX2M',
    product: 'flight',
    productType: 'DomesticFlight',
    status: 'issued',
    labels: labels.issued,
    journeys: [
      {
        proposalId: '1',
        isReturning: false,
        airlineCode: 'W5',
        airlineName: 'ماهان',
        flightNumber: 'W5 1041',
        origin: 'THR',
        originName: 'تهران',
        destination: 'MHD',
        destinationName: 'مشهد',
        stops: [],
        openCount: 2,
        departureTime: '2026-12-03T06:15',
        arrivalTime: '2026-12-03T07:40',
        change: null,
      },
    ],
    stay: null,
    visa: null,
    service: null,
    passengerCount: 2,
    openCount: 2,
    totalAmount: 57_800_000,
    payable: 57_800_000,
    openAmount: 57_800_000,
    registeredAt: '2026-11-21T07:50:00Z',
    holdExpiresAt: null,
    ...also,
  }
}
