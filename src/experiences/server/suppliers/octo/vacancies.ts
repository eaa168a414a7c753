import * as z from 'zod/mini'
import { type OctoAccess, readOcto } from '#experiences/server/suppliers/octo/asking.ts'
import { OctoPricing, OctoUnitPricing, priceOf } from '#experiences/server/suppliers/octo/prices.ts'
import type { SlotPrice } from '#experiences/supplier/price.ts'
import type { CalendarDay, OpeningHours, Slot } from '#experiences/supplier/slot.ts'
import type { VacancyRequest } from '#experiences/supplier/supplier.ts'
import { mapped, type Outcome } from '#suppliers/outcome.ts'

const vacancyFields = {
  available: z.boolean(),
  status: z.string(),
  vacancies: z.nullish(z.number()),
  openingHours: z.nullish(z.array(z.object({ from: z.string(), to: z.string() }))),
}

const OctoDay = z.object({ ...vacancyFields, localDate: z.string() })

const OctoSlot = z.object({
  ...vacancyFields,
  id: z.string(),
  localDateTimeStart: z.string(),
  localDateTimeEnd: z.string(),
  allDay: z.nullish(z.boolean()),
  maxUnits: z.nullish(z.number()),
  utcCutoffAt: z.nullish(z.string()),
  unitPricing: z.nullish(z.array(OctoUnitPricing)),
  pricing: z.nullish(OctoPricing),
})
type OctoSlot = z.infer<typeof OctoSlot>

export async function calendarOf(
  access: OctoAccess,
  request: VacancyRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly CalendarDay[]>> {
  const question = { path: '/availability/calendar', body: bodyOf(request), shape: z.array(OctoDay) }
  const days = await readOcto(access, question, signal)
  return mapped(days, (all) => all.flatMap((day) => dayOf(day) ?? []))
}

export async function slotsOf(
  access: OctoAccess,
  request: VacancyRequest,
  signal: AbortSignal,
): Promise<Outcome<readonly Slot[]>> {
  const question = { path: '/availability', body: bodyOf(request), shape: z.array(OctoSlot) }
  const slots = await readOcto(access, question, signal)
  return mapped(slots, (all) => all.flatMap((slot) => slotOf(slot) ?? []))
}

function bodyOf({ experienceRef, optionRef, from, to, party, currency }: VacancyRequest): object {
  const units = party.filter(({ count }) => count > 0)
  return {
    productId: experienceRef,
    optionId: optionRef,
    localDateStart: from.toString(),
    localDateEnd: to.toString(),
    ...(units.length === 0
      ? {}
      : { units: units.map(({ unitRef: id, count: quantity }) => ({ id, quantity })) }),
    ...(currency === null ? {} : { currency }),
  }
}

function dayOf({ localDate, ...vacancy }: z.infer<typeof OctoDay>): CalendarDay | undefined {
  try {
    return { day: Temporal.PlainDate.from(localDate), ...vacancyOf(vacancy) }
  } catch {
    return undefined // no day
  }
}

/** Undefined where nobody could say at which moment it begins. */
function slotOf(slot: OctoSlot): Slot | undefined {
  try {
    const startsAt = momentOf(slot.localDateTimeStart)
    return {
      ref: slot.id,
      startsAt,
      endsAt: momentOf(slot.localDateTimeEnd),
      isAllDay: slot.allDay ?? false,
      mostUnits: slot.maxUnits ?? null,
      closesAt: slot.utcCutoffAt ? Temporal.Instant.from(slot.utcCutoffAt) : startsAt.toInstant(),
      price: slotPriceOf(slot),
      ...vacancyOf(slot),
    }
  } catch {
    return undefined
  }
}

/** `2026-12-01T09:00:00+03:30`, at its own offset. */
function momentOf(iso: string): Temporal.ZonedDateTime {
  const offset = /([+-]\d\d:\d\d)$/.exec(iso)?.[1] ?? 'UTC'
  return Temporal.Instant.from(iso).toZonedDateTimeISO(offset)
}

function vacancyOf({
  available,
  status,
  vacancies,
  openingHours,
}: Omit<z.infer<typeof OctoDay>, 'localDate'>) {
  return {
    isAvailable: available && status !== 'SOLD_OUT' && status !== 'CLOSED',
    vacancies: status === 'FREESALE' ? null : (vacancies ?? null),
    isLast: status === 'LIMITED',
    openingHours: (openingHours ?? []) satisfies readonly OpeningHours[],
  }
}

function slotPriceOf({ unitPricing, pricing }: OctoSlot): SlotPrice | null {
  const units = (unitPricing ?? []).flatMap(({ unitId, ...each }) => {
    const price = priceOf(each)
    return price === undefined ? [] : [[unitId, price] as const]
  })
  if (units.length > 0) return { per: 'unit', units: Object.fromEntries(units) }
  const price = priceOf(pricing)
  return price === undefined ? null : { per: 'booking', price }
}
