import {
  availabilitiesOn,
  availabilityView,
  checkOption,
  isAvailable,
  productNamed,
  statusOf,
} from './availabilities.ts'
import { type OctoDesk, wantedIn } from './desk.ts'
import { productView } from './product-views.ts'
import { type SimulatedProduct, simulatedProducts } from './products.ts'
import { OctoRefusal } from './refusal.ts'
import { respondOrFail } from './weather.ts'

interface VacancyBody {
  readonly productId?: string
  readonly optionId?: string
  readonly localDateStart?: string
  readonly localDateEnd?: string
  readonly availabilityIds?: readonly string[]
  readonly units?: readonly { readonly id?: string; readonly quantity?: number }[]
}

export function serveVacancies(desk: OctoDesk): void {
  const { app } = desk
  app.get('/supplier', (request, reply) =>
    respondOrFail(desk, { call: 'supplier', request, reply }, () => ({
      id: 'house',
      name: 'House of experiences',
      endpoint: `${request.protocol}://${request.host}`,
      contact: { website: null, email: 'desk@example.com', telephone: null, address: null },
    })),
  )
  app.get('/products', (request, reply) =>
    respondOrFail(desk, { call: 'products', request, reply }, () =>
      simulatedProducts.map((one) => productView(one, wantedIn(request))),
    ),
  )
  app.get<{ Params: { id: string } }>('/products/:id', (request, reply) =>
    respondOrFail(desk, { call: 'products', request, reply }, () =>
      productView(productNamed(request.params.id), wantedIn(request)),
    ),
  )
  app.post<{ Body: VacancyBody }>('/availability/calendar', (request, reply) =>
    respondOrFail(desk, { call: 'calendar', request, reply }, () => calendar(desk, request.body ?? {})),
  )
  app.post<{ Body: VacancyBody }>('/availability', (request, reply) =>
    respondOrFail(desk, { call: 'availability', request, reply }, () => {
      const { product, many, days } = readIn(request.body ?? {})
      return days
        .flatMap((day) => availabilitiesOn(desk, product, day))
        .filter(({ id }) => request.body.availabilityIds?.includes(id) ?? true)
        .map((one) => availabilityView(one, wantedIn(request), many))
    }),
  )
}

function calendar(desk: OctoDesk, body: VacancyBody): readonly object[] {
  const { product, many, days } = readIn(body)
  return days.map((day) => {
    const all = availabilitiesOn(desk, product, day)
    const best = all
      .toSorted((a, b) => (b.vacancies ?? Infinity) - (a.vacancies ?? Infinity))
      .find(({ isOpen }) => isOpen)
    return {
      localDate: day.toString(),
      available: all.some((one) => isAvailable(one, many)),
      status: best === undefined ? 'CLOSED' : statusOf(best),
      vacancies: best?.vacancies ?? null,
      capacity: product.capacity,
      openingHours: all.length === 0 ? [] : product.hours,
    }
  })
}

const mostDays = 400

interface VacancyRead {
  readonly product: SimulatedProduct
  readonly many: number
  readonly days: readonly Temporal.PlainDate[]
}

function readIn({
  productId,
  optionId,
  localDateStart,
  localDateEnd,
  availabilityIds,
  units = [],
}: VacancyBody): VacancyRead {
  const product = productNamed(productId)
  checkOption(optionId)
  const stranger = units.find(({ id }) => !product.units.some((unit) => unit.id === id))
  if (stranger !== undefined) throw new OctoRefusal('INVALID_UNIT_ID', { unitId: stranger.id ?? null })
  const many = units.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  const named = availabilityIds?.map((id) => id.slice(0, 10)).toSorted()
  const [from, to] = [dateIn(localDateStart ?? named?.[0]), dateIn(localDateEnd ?? named?.at(-1))]
  const length = Math.min(mostDays, from.until(to).days + 1)
  return { product, many, days: Array.from({ length }, (_, at) => from.add({ days: at })) }
}

function dateIn(text: string | undefined): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text ?? '')
  } catch {
    throw new OctoRefusal('BAD_REQUEST')
  }
}
