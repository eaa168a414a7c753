import type { ContactRequest } from '#help/calls.ts'
import { mayAll } from '#help/server/contact-risk.ts'
import { type ContactRow, rowLocked, rowNumbered, rowsOn } from '#help/server/contact-rows.ts'
import { requestView } from '#help/server/contact-view.ts'
import { refuse } from '#help/server/refusals.ts'
import type { Room } from '#help/server/room.ts'
import { mobileKey, orderNumberKey } from '#orders/tracking.ts'
import { hostOf } from '#server/address.ts'

export interface Lookup {
  readonly number: string
  readonly mobile: string
  readonly address: string
  /** who asks, if signed in */
  readonly readerId: string | undefined
}

export interface OwnOrder {
  readonly userId: string
  readonly orderId: string
}

/** Attempts by host, number and mobile: enough for a family, too few for guessing. */
const perHost = { most: 120, seconds: 600 }
const perNumber = { most: 10, seconds: 3600 }
const perMobile = { most: 30, seconds: 3600 }

/** The same refusal for any wrong pair: REQUEST_NOT_FOUND; TOO_MANY_LOOKUPS. */
export async function statusOf(room: Room, lookup: Lookup): Promise<ContactRequest> {
  return requestView(room, await ownRow(room, lookup), lookup.readerId)
}

export async function requestsOn(room: Room, order: OwnOrder): Promise<readonly ContactRequest[]> {
  const rows = await rowsOn(room.database, order)
  return Promise.all(rows.map((row) => requestView(room, row, order.userId)))
}

/** Its writer wants no answer any more; the hour of a call is free again. Refuses REQUEST_IS_CLOSED too. */
export async function withdraw(room: Room, lookup: Lookup): Promise<ContactRequest> {
  const { number } = await ownRow(room, lookup)
  await room.database.transaction().execute(async (trx) => {
    const row = await rowLocked(trx, number)
    if (row === undefined || row.closedAt !== null) throw refuse('REQUEST_IS_CLOSED')
    await room.close(trx, row, 'به خواست شما')
  })
  return requestView(room, await ownRow(room, lookup), lookup.readerId)
}

async function ownRow(room: Room, { number, mobile, address }: Lookup): Promise<ContactRow> {
  const digits = orderNumberKey(number).slice(0, 12)
  const isCalm = await mayAll(room, [
    [`contact status from ${hostOf(address)}`, perHost],
    [`contact status of ${digits}`, perNumber],
    [`contact status by ${mobileKey(mobile)}`, perMobile],
  ])
  if (!isCalm) throw refuse('TOO_MANY_LOOKUPS')
  const row = await rowNumbered(room.database, Number(digits))
  const key = mobileKey(mobile)
  if (row === undefined || key === '' || mobileKey(row.mobile) !== key) throw refuse('REQUEST_NOT_FOUND')
  return row
}
