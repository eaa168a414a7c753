import { dateForForm } from '#calendar/form-date.ts'
import type { OrderPassenger } from '#orders/order.ts'
import { passportForForm } from '#passengers/passport-form.ts'
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
  return isOwn ? (await orders.passengersOf(orderId)).map(personText) : []
}

function isRefused(error: unknown): false {
  if (error instanceof Error && 'status' in error) return false
  throw error
}

function personText({ gender, birthDate, nationalCode, passport, ...names }: OrderPassenger): PersonTexts {
  return {
    firstName: names.firstName,
    lastName: names.lastName,
    firstNameFarsi: names.firstNameFarsi,
    lastNameFarsi: names.lastNameFarsi,
    genderTitle: gender,
    birthDateFa: dateForForm(birthDate),
    nationalCode: nationalCode ?? '',
    ...passportForForm(passport),
  }
}
