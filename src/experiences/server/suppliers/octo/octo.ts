import { isAddressOf } from '#experiences/server/suppliers/octo/addresses.ts'
import { type OctoAccess, readOcto } from '#experiences/server/suppliers/octo/asking.ts'
import { cancel, confirm, extend, lookUp, reserve } from '#experiences/server/suppliers/octo/bookings.ts'
import { experienceOf } from '#experiences/server/suppliers/octo/experience-of.ts'
import { OctoProducts, productsIn } from '#experiences/server/suppliers/octo/product-responses.ts'
import { calendarOf, slotsOf } from '#experiences/server/suppliers/octo/vacancies.ts'
import type { ExperienceSupplier } from '#experiences/supplier/supplier.ts'
import { mapped } from '#suppliers/outcome.ts'

export interface OctoOptions extends OctoAccess {
  readonly name: string
  readonly title: string
}

/** Any supplier that speaks OCTO 1.0, with `octo/pricing` and `octo/content` where it has them. */
export function openOcto({ name, title, ...access }: OctoOptions): ExperienceSupplier {
  return {
    name,
    title,
    async experiences({ signal }) {
      const all = await readOcto(access, { path: '/products', shape: OctoProducts }, signal)
      return mapped(all, (products) =>
        productsIn(products).flatMap((one) => experienceOf(one, isAddressOf(access)) ?? []),
      )
    },
    calendar: (request, { signal }) => calendarOf(access, request, signal),
    slots: (request, { signal }) => slotsOf(access, request, signal),
    reserve: (reservation, { signal }) => reserve(access, reservation, signal),
    extend: (key, minutes, { signal }) => extend(access, { key, minutes }, signal),
    confirm: (confirmation, { signal }) => confirm(access, confirmation, signal),
    lookUp: (key, { signal }) => lookUp(access, key, signal),
    cancel: (key, reason, { signal }) => cancel(access, { key, reason }, signal),
  }
}
