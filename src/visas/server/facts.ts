import type { Rate } from '#money/rates.ts'
import { type VisaCountry, visaCountries } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { countryView, factsOf } from '#visas/facts-of.ts'
import { priceOf } from '#visas/price.ts'
import { promisedAt } from '#visas/promise.ts'
import type { TotalPriceRequest } from '#visas/requests.ts'
import type { VisaCountryView, VisaFacts, VisaPrice } from '#visas/responses.ts'
import { isOpen, openCountries } from '#visas/server/open-countries.ts'
import { refuse } from '#visas/server/refusals.ts'
import type { Room } from '#visas/server/room.ts'

export async function countriesView(
  room: Pick<Room, 'database' | 'mode' | 'rates'>,
): Promise<readonly VisaCountryView[]> {
  const open = await openCountries(room)
  return visaCountries.map((code) => countryView(code, open.has(code)))
}

export async function factsOfAll(room: Parameters<typeof countriesView>[0]): Promise<VisaFacts[]> {
  const [open, rates] = await Promise.all([openCountries(room), room.rates.current()])
  return visaCountries.map((code) => factsOf(code, open.has(code), rates))
}

export async function totalPrice(room: Room, asked: TotalPriceRequest, userId?: string): Promise<VisaPrice> {
  const { applicants, ...choice } = asked
  const price = priceOf(choice, applicants, await rateFor(room, choice.country))
  const until = promisedAt(choice, room.clock.now())
  if (price === undefined || until === undefined) throw refuse('VISA_UNKNOWN')
  if (userId !== undefined) await room.searched(userId, choice.country)
  return { ...price, promisedAt: until.toString(), isOpen: await isOpen(room, choice.country) }
}

/** Of the currency in which its authority is paid. */
export async function rateFor({ rates }: Pick<Room, 'rates'>, country: VisaCountry): Promise<Rate> {
  return (await rates.current())[tariffOf(country).currency]
}
