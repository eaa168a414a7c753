import type { AirlineChange, DuffelOrder } from './books.ts'
import type { DuffelDesk } from './desk.ts'
import { notFound } from './errors.ts'
import { newId } from './ids.ts'
import { respondOrFail } from './weather.ts'

/** delay of the first slice in minutes; `rebooked`: other flights a day later; `cancelled`: removed */
const moves = { late: 195, early: -125, little: 45, rebooked: 24 * 60, cancelled: null } as const
export type ChangeName = keyof typeof moves

/** https://duffel.com/docs/api/v2/airline-initiated-changes; `POST /changes {"order":
 * id or reference, "name": "late"}` provokes one. */
export function serveChanges({ app, books, faults, count, notify, now }: DuffelDesk): void {
  app.get<{ Querystring: { readonly order_id?: string } }>(
    '/air/airline_initiated_changes',
    (request, reply) => {
      count('changes')
      return respondOrFail(faults, { call: 'changes', request, reply }, () => {
        const order = books.order(request.query.order_id ?? '')
        if (order === undefined) throw notFound('order')
        return { status: 200, data: books.changesOf(order.id) }
      })
    },
  )
  app.post<{ Body: { readonly order?: string; readonly name?: string } | undefined }>(
    '/changes',
    (request, reply) => {
      const { order: wanted, name } = request.body ?? {}
      const order = books.all().find(({ id, reference }) => id === wanted || reference === wanted)
      if (order === undefined || !isChangeName(name))
        return reply.code(400).send({ names: Object.keys(moves) })
      return changed({ books, notify, now }, order, name)
    },
  )
}

function isChangeName(name: string | undefined): name is ChangeName {
  return name !== undefined && Object.hasOwn(moves, name)
}

function changed(
  { books, notify, now }: Pick<DuffelDesk, 'books' | 'notify' | 'now'>,
  order: DuffelOrder,
  name: ChangeName,
): AirlineChange {
  const [removed, ...others] = order.slices as readonly Slice[]
  if (removed === undefined) throw new Error(`${order.id} has no slice`)
  const added = name === 'cancelled' ? [] : [moved(removed, name)]
  books.write({ ...order, slices: [...added, ...others] })
  const at = now().toString()
  const change = books.writeChange({
    id: newId('aic'),
    order_id: order.id,
    created_at: at,
    updated_at: at,
    action_taken: null,
    action_taken_at: null,
    available_actions: ['accept', 'cancel', 'change'],
    travel_agent_ticket: null,
    removed: [removed],
    added,
  })
  const object = { id: order.id, aic_id: change.id }
  notify({ type: 'order.airline_initiated_change_detected', key: change.id, object })
  return change
}

interface Slice {
  readonly segments: readonly {
    readonly departing_at: string
    readonly arriving_at: string
    readonly marketing_carrier_flight_number: string
  }[]
}

function moved(slice: Slice, name: Exclude<ChangeName, 'cancelled'>): Slice {
  const later = (local: string) =>
    Temporal.PlainDateTime.from(local).add({ minutes: moves[name] }).toString({ smallestUnit: 'second' })
  const segments = slice.segments.map((segment) => ({
    ...segment,
    id: newId('seg'),
    departing_at: later(segment.departing_at),
    arriving_at: later(segment.arriving_at),
    ...(name === 'rebooked' && {
      marketing_carrier_flight_number: `9${segment.marketing_carrier_flight_number.slice(1)}`,
    }),
  }))
  return { ...slice, id: newId('sli'), segments } as Slice
}
