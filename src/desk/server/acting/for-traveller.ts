import type { NamesBody } from '#desk/acting-calls.ts'
import { mustBeActing, mustBeActingNow } from '#desk/server/acting/acting.ts'
import { tellOfActing } from '#desk/server/acting/acting-messages.ts'
import type { ActingRooms } from '#desk/server/acting/rooms.ts'
import { orderNumbered } from '#desk/server/orders/actions.ts'
import { quoteOf } from '#desk/server/refunds/give-back.ts'
import { refuse } from '#desk/server/refusals.ts'
import type {
  CorrectionBody,
  CorrectionChecked,
  CorrectionMade,
} from '#flights/corrections/correction-calls.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { personTexts } from '#orders/web/person-texts.ts'
import { PassengerFields } from '#passengers/calls.ts'
import { isReason } from '#refunds/reasons.ts'
import type { DeskGivenBack, DeskRefundPreview } from '#refunds/server/refunds.ts'
import type { StaffVisitor } from '#server/visitor.ts'

interface Items {
  readonly number: string
  readonly items: readonly RefundItem[]
}

/** What they bring back, while the code is good. Refuses ACTING_CODE_NEEDED, and what cannot be given back. */
export async function quoteForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  wish: Items,
): Promise<DeskRefundPreview> {
  await mustBeActingNow(rooms, by, wish.number)
  return quoteOf(rooms, wish)
}

/** At the amount that was read. Refuses ACTING_CODE_NEEDED, REFUND_REASON_UNKNOWN, REFUND_MOVED, and what the rule refuses. */
export async function giveBackForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  { number, items, reasonId, amount }: Items & { readonly reasonId: number; readonly amount: number },
): Promise<DeskGivenBack> {
  const order = await mustBeActingNow(rooms, by, number)
  const { orderId, ownerId: userId } = order
  if (!isReason(reasonId)) throw refuse('REFUND_REASON_UNKNOWN', { property: 'reasonId' })
  const ready = await rooms.refunds.desk.ready({ orderId, userId, items, reasonId })
  if (ready.refund.refund !== amount) throw refuse('REFUND_MOVED')
  return rooms.desk.database.transaction().execute(async (trx) => {
    const acting = await mustBeActing(rooms, trx, { by, orderId })
    const given = await rooms.refunds.desk.giveBack(trx, ready)
    const what = `${persianDigits(items.length)} بلیت پس داده شد، ${priceWords(given.amount)}`
    await tellOfActing(rooms, trx, { order, by, what, key: `acting:${acting}:refund:${given.number}` })
    await rooms.desk.audit.record(trx, by, {
      action: 'acting.refunded',
      subject: { kind: 'order', id: number },
      details: { acting, traveller: userId, refund: given.number, amount: given.amount },
    })
    return given
  })
}

type Names = NamesBody & { readonly number: string }

/** What would become of it. Refuses ACTING_CODE_NEEDED, and as the traveller's own page does. */
export async function checkNamesForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  names: Names,
): Promise<CorrectionChecked> {
  const { ownerId } = await mustBeActingNow(rooms, by, names.number)
  return rooms.flights.checkCorrection(await correctionOf(rooms, names), ownerId)
}

/** Of an issued ticket, by the rules that hold for its traveller. Refuses ACTING_CODE_NEEDED, and as his own page does. */
export async function correctNamesForTraveller(
  rooms: ActingRooms,
  by: StaffVisitor,
  names: Names,
): Promise<CorrectionMade> {
  const order = await mustBeActingNow(rooms, by, names.number)
  const { orderId, ownerId: userId } = order
  return rooms.flights.correct(await correctionOf(rooms, names), {
    userId,
    async also(trx, { state }) {
      const acting = await mustBeActing(rooms, trx, { by, orderId })
      const what = state === 'done' ? 'نامی تصحیح شد' : 'تصحیح نامی درخواست شد'
      const key = `acting:${acting}:names:${crypto.randomUUID()}`
      await tellOfActing(rooms, trx, { order, by, what, key })
      await rooms.desk.audit.record(trx, by, {
        action: 'acting.corrected',
        subject: { kind: 'order', id: names.number },
        details: { acting, traveller: userId, position: names.position, state },
      })
    },
  })
}

/** All but the names stays as it is on the order. */
async function correctionOf(
  rooms: ActingRooms,
  { number, position, ...names }: Names,
): Promise<CorrectionBody> {
  const { orderId, ownerId: userId } = await orderNumbered(rooms, number)
  const { person } = await rooms.flights.correctionForm({ orderId, userId, position })
  const passenger = PassengerFields.parse({ ...personTexts(person), ...namesOf(names) })
  return { orderId, position, passenger }
}

function namesOf({ firstName, lastName, firstNameFarsi, lastNameFarsi }: Omit<Names, 'number' | 'position'>) {
  return { firstName, lastName, firstNameFarsi, lastNameFarsi }
}
