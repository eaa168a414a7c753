import { flightCalls } from '#flights/calls.ts'
import type { FlightInstead } from '#flights/changes/date-change.ts'
import type { OtherFlight } from '#flights/changes/rebooking.ts'
import { type Diary, newDiary, once, type Shop } from './diary.ts'
import { adultToMashhad, agree } from './flight-goods.ts'
import { type Paying, payOnAndOn, waitForEnd } from './pay.ts'
import { confirmFromWallet } from './purse.ts'

/** Something left to pay, something comes back, agreed to and left unpaid, or cannot be issued. */
export type Choice = 'dearer' | 'cheaper' | 'unpaid' | 'fails'

export interface AnotherFlight {
  /** their flight is cancelled; without it they want another day */
  readonly cancel?: (orderId: string) => Promise<void>
  /** one after another until one has its ticket */
  readonly choices: readonly Choice[]
}

interface Taking extends Paying {
  readonly another: AnotherFlight
}

export async function takeAnother(shop: Shop, wish: Taking, diary: Diary): Promise<void> {
  const { cancel, choices } = wish.another
  await cancel?.(diary.orderId ?? '')
  const find = cancel === undefined ? foundOnDays : found
  for (const choice of choices) {
    const other = await find(shop, diary, choice)
    if (other === undefined) return
    const made = newDiary(diary.buyer)
    diary.others.push(made)
    const toPay = await chosen(shop, { diary, made, other })
    if (toPay === undefined) return
    if (choice === 'unpaid') continue
    await paid(shop, wish, { made, toPay })
    if (made.status !== 'failed') return
  }
}

type Other = OtherFlight & { readonly worth?: number }

async function found(shop: Shop, diary: Diary, choice: Choice): Promise<Other | undefined> {
  const line = `${flightCalls.otherFlights.line}?orderId=${diary.orderId}&leg=0`
  const told = await shop.ask(line, { by: diary.buyer.token })
  if (told.status !== 200) return undefined
  const { days } = flightCalls.otherFlights.answer.parse(told.data)
  return likeIn(shop, days, choice)
}

/** Days to which the ticket may be moved; of one that brings nothing there are none. */
async function foundOnDays(shop: Shop, diary: Diary, choice: Choice): Promise<Other | undefined> {
  const line = `${flightCalls.dateChangeDays.line}?orderId=${diary.orderId}&leg=0&passengers=0`
  const told = await shop.ask(line, { by: diary.buyer.token })
  if (told.status !== 200) return undefined
  const { days, worth } = flightCalls.dateChangeDays.answer.parse(told.data)
  const like = await likeIn(shop, days, choice)
  return like && { ...like, worth: like.terms?.worth ?? worth }
}

type Flight = OtherFlight & Partial<Pick<FlightInstead, 'terms'>>

interface Day {
  readonly flights: readonly Flight[]
}

async function likeIn(shop: Shop, days: readonly Day[], choice: Choice): Promise<Flight | undefined> {
  const flights = days.flatMap(({ flights: of }) => of)
  const like = flights.find(choice === 'cheaper' ? bringsBack : costsMore)
  // a seller abroad has no flight that fails by its number: its weather makes some of them
  return choice === 'fails' && like !== undefined && like.terms === undefined ? failing(shop, like) : like
}

const costsMore = ({ toPay }: OtherFlight) => toPay > 0
const bringsBack = ({ toPay, back }: OtherFlight) => toPay === 0 && back > 0

async function failing(shop: Shop, like: OtherFlight): Promise<OtherFlight | undefined> {
  const body = adultToMashhad(like.flightGroup.departureDate)
  const { data } = await shop.ask(flightCalls.available.line, { body })
  const { proposals } = flightCalls.available.answer.parse(data)
  const proposal = proposals.find(({ flightGroups: [group] }) => group?.flightNumber === 'W5 9999')
  return proposal && { ...like, proposalId: proposal.proposalId, total: proposal.totalPrice }
}

interface Chosen {
  readonly diary: Diary
  readonly made: Diary
  readonly other: Other
}

async function chosen(shop: Shop, { diary, made, other }: Chosen): Promise<number | undefined> {
  const { proposalId, total, worth } = other
  const body = { orderId: diary.orderId, leg: 0, proposalId, total }
  const told = await once(
    shop,
    made,
    worth === undefined
      ? { line: flightCalls.rebook.line, body }
      : { line: flightCalls.changeDate.line, body: { ...body, passengers: [0], worth } },
  )
  if (told === undefined) return undefined
  const rebooked = flightCalls.rebook.answer.parse(told.data)
  made.orderId = rebooked.orderId
  made.total = rebooked.total
  made.status = 'submitted'
  return (await agree(shop, made, rebooked.orderId)) ? rebooked.toPay : undefined
}

/** No bank is asked for nothing. */
async function paid(
  shop: Shop,
  wish: Taking,
  { made, toPay }: { readonly made: Diary; readonly toPay: number },
): Promise<void> {
  if (toPay > 0) return void (await payOnAndOn(shop, wish, made))
  if (await confirmFromWallet(shop, made)) await waitForEnd(shop, wish, made)
}
