import { passportNeeded } from '#flights/abroad/passport-validity.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Traveller } from '#orders/server/people.ts'
import type { OrdersBefore, PastTraveller } from '#passengers/server/passengers.ts'

export function travellersBefore(orders: () => Orders): OrdersBefore {
  return {
    travellersOf: async (userId) => (await orders().travellersOf(userId)).map(pastTraveller),
    tripsAhead: async (userId) =>
      (await orders().tripsAbroadAhead(userId)).map(({ destinationName, visits, travellers }) => ({
        destinationName,
        needed: (issuer) => passportNeeded(visits, issuer),
        travellers: travellers.map(pastTraveller),
      })),
  }
}

function pastTraveller({ gender, birthDate, ...traveller }: Traveller): PastTraveller {
  return { ...traveller, genderTitle: gender, birth: birthDate }
}
