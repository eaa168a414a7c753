import * as z from 'zod/mini'
import type { SupplierOrder } from '#flights/supplier/order.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { retrieve } from '#flights/supplier/server/nira/finding.ts'
import { askNira, saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import { pnrOfRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { codeOf } from '#flights/supplier/server/nira/reserving.ts'
import { ticketsIn, ticketsOf } from '#flights/supplier/server/nira/tickets-text.ts'
import type { IssueRequest } from '#flights/supplier/supplier.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { unheard } from '#suppliers/server/suppliers.ts'

const IssuedAnswer = z.object({ AirNRSTICKETS: z.array(z.object({ Tickets: z.string() })) })
const Cancelled = z.object({ AirCancelPNR: z.array(z.object({ Error: z.string() })) })

const ticketsTo = 'tickets@example.com'

/** ETIssueJS. An issued reservation returns its tickets; anything dearer than agreed is not issued. */
export async function issueAtNira(
  desk: NiraDesk,
  { ref, booking, agreed }: IssueRequest,
  signal: AbortSignal,
): Promise<Outcome<SupplierOrder>> {
  const name = ref === null ? undefined : pnrOfRef(ref)
  if (ref === null || name === undefined) return rejected('notAllowed', 'only what is held is issued')
  const standing = await retrieve(desk, { ref, booking }, signal)
  if (standing.kind !== 'done') return standing.kind === 'unknown' ? unsent(standing.why) : standing
  if (standing.value === null || standing.value.state === 'cancelled')
    return rejected('expired', 'the hold is over')
  if (standing.value.state === 'issued') return done(standing.value)
  if (standing.value.total > agreed) return rejected('priceChanged', 'dearer than agreed')
  const fields = { AirLine: name.airline, PNR: name.pnr, Email: booking.contact.email ?? ticketsTo }
  const heard = await askNira(desk, { page: 'issue', fields }, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  const read = said.kind === 'data' ? IssuedAnswer.safeParse(said.data) : undefined
  const text = read?.success === true ? (read.data.AirNRSTICKETS[0]?.Tickets ?? '') : undefined
  if (text === undefined) return unknown('an answer that cannot be read')
  const named = ticketsIn(text)
  if (named.length === 0) return refusal(text)
  const numbers = ticketsOf(booking.travellers, named)
  if (numbers === undefined) return unknown('tickets of other names')
  const tickets = numbers.map((number, passenger) => ({ passenger, number, state: 'open' as const }))
  return done({ ...standing.value, state: 'issued', tickets })
}

function unsent(why: string): Outcome<never> {
  return { kind: 'notSent', retryAfterMs: 5000, why }
}

function refusal(text: string): Outcome<never> {
  if (/NO PNR/i.test(text)) return rejected('expired', text)
  const code = codeOf(text)
  return code === 'other'
    ? unknown(`an answer in words of its own: ${text.slice(0, 60)}`)
    : rejected(code, text)
}

/** CancelPNRJS. `done` also when cancelled before or unknown. */
export async function releaseAtNira(
  desk: NiraDesk,
  ref: string,
  signal: AbortSignal,
): Promise<Outcome<'released'>> {
  const name = pnrOfRef(ref)
  if (name === undefined) return rejected('other', 'no reservation of this supplier')
  const fields = { AirLine: name.airline, PNR: name.pnr }
  const heard = await askNira(desk, { page: 'cancel', fields }, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  const read = said.kind === 'data' ? Cancelled.safeParse(said.data) : undefined
  const words = read?.success === true ? (read.data.AirCancelPNR[0]?.Error ?? '') : undefined
  if (words === undefined) return unknown('an answer that cannot be read')
  if (/DENIED/i.test(words)) return rejected('notAllowed', words.replace(/\s+/g, ' ').trim())
  return /PNR CANCELLED|Already Cancelled|NO PNR/i.test(words)
    ? done('released')
    : unknown('words we do not know')
}
