import * as z from 'zod/mini'
import type { SupplierRefund } from '#flights/supplier/order.ts'
import { amountIn } from '#flights/supplier/server/nira/classes-text.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { rowOf } from '#flights/supplier/server/nira/finding.ts'
import { askNira, saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import { pnrOfRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { ticketsRetrieved } from '#flights/supplier/server/nira/retrieve-response.ts'
import type { RefundOrder } from '#flights/supplier/supplier.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { unheard } from '#suppliers/server/suppliers.ts'

const Text = z.union([z.string(), z.number()])
const Penalty = z.object({ NRSPenalty: z.object({ PENALTY: Text, RefundedAmount: Text }) })
const Ticket = z.object({
  Fare: Text,
  TAXES: z._default(z.array(z.object({ TaxCode: z.string(), TaxAmount: Text })), []),
})
const Refunded = z.object({ AirNRSRefund: z.array(z.object({ Done: Text })) })

interface TicketBack {
  readonly airline: string
  readonly number: string
}

interface Back {
  readonly refund: Rial
  readonly penalty: Rial
}

type OfTicket = (desk: NiraDesk, ticket: TicketBack, signal: AbortSignal) => Promise<Outcome<Back>>

/** NRSPenaltyNow for each ticket. */
export function quoteAtNira(
  desk: NiraDesk,
  asked: RefundOrder,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  return ticketByTicket(desk, { asked, does: quotedTicket }, signal)
}

/** ETRefundJS for each ticket not refunded yet. Order of calls and meaning of
 * `Done` come from callers, not from a document (unverified). */
export function refundAtNira(
  desk: NiraDesk,
  asked: RefundOrder,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  return ticketByTicket(desk, { asked, does: refundTicket }, signal)
}

interface Doing {
  readonly asked: RefundOrder
  readonly does: OfTicket
}

async function ticketByTicket(
  desk: NiraDesk,
  { asked: { ref, booking, passengers }, does }: Doing,
  signal: AbortSignal,
): Promise<Outcome<SupplierRefund>> {
  const airline = pnrOfRef(ref)?.airline
  const row = await rowOf(desk, ref, signal)
  if (row.kind !== 'done') return row
  if (airline === undefined || row.value === null) return rejected('other', 'no such reservation')
  const tickets = ticketsRetrieved(row.value, booking)
  let back: Back = { refund: ZERO, penalty: ZERO }
  for (const passenger of passengers) {
    const ticket = tickets[passenger]
    if (ticket === undefined) return rejected('notAllowed', 'a traveller without a ticket')
    if (ticket.state === 'flown') return rejected('notAllowed', 'flown')
    if (ticket.state === 'refunded') continue
    const one = await does(desk, { airline, number: ticket.number }, signal)
    if (one.kind !== 'done') return one
    back = { refund: plus(back.refund, one.value.refund), penalty: plus(back.penalty, one.value.penalty) }
  }
  return done({ ...back, isSettled: true })
}

async function quotedTicket(desk: NiraDesk, ticket: TicketBack, signal: AbortSignal): Promise<Outcome<Back>> {
  const fields = fieldsOf(ticket)
  const quote = await read(await askNira(desk, { page: 'penaltyNow', fields }, signal), Penalty)
  if (quote.kind !== 'done') return quote
  const { PENALTY, RefundedAmount } = quote.value.NRSPenalty
  const [penalty, refund] = [PENALTY, RefundedAmount].map(amountIn)
  return penalty === undefined || refund === undefined
    ? unknown('a penalty that cannot be read')
    : done({ penalty, refund })
}

function fieldsOf({ airline, number }: TicketBack) {
  return { AirLine: airline, TicketNo: number }
}

async function refundTicket(desk: NiraDesk, ticket: TicketBack, signal: AbortSignal): Promise<Outcome<Back>> {
  const fields = fieldsOf(ticket)
  const quote = await quotedTicket(desk, ticket, signal)
  if (quote.kind !== 'done') return quote
  const said = await read(await askNira(desk, { page: 'ticket', fields }, signal), Ticket)
  if (said.kind !== 'done') return said
  const tax = (code: string) => said.value.TAXES.find(({ TaxCode }) => TaxCode === code)?.TaxAmount ?? 0
  const asked = {
    ...fields,
    Penalty: quote.value.penalty,
    Fare: said.value.Fare,
    KU: tax('KU'),
    LP: tax('LP'),
  }
  const answer = await read(await askNira(desk, { page: 'refund', fields: asked }, signal), Refunded)
  if (answer.kind !== 'done') return answer
  const code = String(answer.value.AirNRSRefund[0]?.Done ?? '')
  return code === '0' || code === '2' ? quote : rejected('notAllowed', `refund answered ${code}`)
}

async function read<T>(
  heard: Awaited<ReturnType<typeof askNira>>,
  shape: z.ZodMiniType<T>,
): Promise<Outcome<T>> {
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  if (said.kind === 'words') return rejected('notAllowed', said.words.slice(0, 80))
  const parsed = said.kind === 'data' ? shape.safeParse(said.data) : undefined
  return parsed?.success === true ? done(parsed.data) : unknown('an answer that cannot be read')
}
