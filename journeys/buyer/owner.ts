import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { demoVouchers } from '#demo/sample-data.ts'
import { documentCalls } from '#documents/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { negative, rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { storefrontCalls } from '#storefront/calls.ts'
import type { TestAgency, TestResponse } from '#testing/app/agency.ts'
import { drawnPage } from '#testing/documents/drawn-papers.ts'
import { walletCalls } from '#wallet/calls.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { agencyPeopleIn } from './agency-people.ts'
import type { Belongings } from './belongings.ts'
import { buy } from './buy.ts'
import { captchaIn } from './captchas.ts'
import { type Buyer, newDiary } from './diary.ts'
import { experienceIn } from './experiences.ts'
import { adultToMashhad, agree, flightGoods, submit } from './flight-goods.ts'
import { keysIn } from './keys.ts'
import { bagsIn } from './later-bags.ts'
import { personOf } from './person.ts'
import { policyIn } from './policies.ts'
import { shareIn } from './splits.ts'
import { staysOf } from './stays.ts'
import { withStepUp } from './step-up.ts'
import { toursOf } from './tours.ts'
import { visasOf } from './visas.ts'
import { withdrawalIn } from './withdrawals.ts'

export interface Owner {
  readonly buyer: Buyer
  readonly things: Belongings
  readonly traces: readonly string[]
  /** everything the owner sees, as text */
  state(): Promise<string>
}

const later = { days: 20 }

/** A traveller with a ticket, a payment, a held order, a booked and a held stay, a captcha and a saved passenger. */
export async function ownerIn(agency: TestAgency, number = 1): Promise<Owner> {
  const { ask } = agency
  const { pepper } = agency.house.settings.secrets
  const buyer = await buyerIn(agency, number)
  const by = buyer.token
  const visas = await visasOf(agency, buyer)
  const stays = await staysOf(agency, buyer)
  const tours = await toursOf(agency, buyer)
  const issuedPolicy = await policyIn(agency, buyer)
  const issuedBags = await bagsIn(agency, buyer) // before orders are left open: of those one may have a few
  const seat = { date: flightDate(agency), fareId: await cheapestFare(agency) }
  const wish = { goods: flightGoods(seat), cards: ['6037990000001234'] }
  const bought = await buy({ ask, pepper }, wish, newDiary(buyer))
  assert.equal(bought.status, 'issued')
  const open = await submit({ ask, pepper }, seat, newDiary(buyer))
  assert.ok(bought.orderId !== undefined && open !== undefined)
  const walletOrder = await submit({ ask, pepper }, seat, newDiary(buyer))
  assert.ok(walletOrder !== undefined && (await agree({ ask, pepper }, newDiary(buyer), walletOrder)))
  await makeRich(agency, buyer)
  await agency.agency.orders.publishVoucher({ ...demoVouchers.open, code: voucher })
  const paid = bought.promised.find(({ line }) => line === paymentCalls.pay.line)
  const payment = paymentCalls.pay.answer.parse(JSON.parse(paid?.text ?? '{}').data).id
  const saved = passengerCalls.mine.answer.parse((await ask(passengerCalls.mine.line, { by })).data)
  const chosen = { orderId: bought.orderId, items: [{ passenger: 0, leg: 0 }] }
  const quoted = await ask(refundCalls.quote.line, { by, body: chosen })
  const bankDetail = await bankDetailIn(agency, buyer)
  const withdrawal = await withdrawalIn(agency, buyer, bankDetail)
  const things = {
    issuedOrder: bought.orderId,
    refundQuote: refundCalls.quote.answer.parse(quoted.data).quoteId,
    openOrder: open,
    ...stays,
    ...visas,
    ...tours,
    issuedExperience: await experienceIn(agency, buyer),
    issuedBags,
    issuedPolicy,
    walletOrder,
    share: await shareIn(agency.agency, buyer, walletOrder),
    voucher,
    payment,
    savedPassenger: saved[0]?.id ?? '',
    document: await documentIn(agency, buyer.userId),
    supportFile: await supportFileIn(agency, buyer.userId),
    walletFlow: await walletFlowOf(agency, by),
    bankDetail,
    withdrawal: withdrawal.id,
    ...(await agencyPeopleIn(agency, buyer, seat)),
    ...(await keysIn(agency, buyer)),
    watch: await watchIn(agency, by),
    ...(await searchesOf(agency, buyer)),
    captcha: await captchaIn(agency, buyer, open),
  }
  return {
    buyer,
    things,
    traces: [
      things.issuedOrder,
      open,
      walletOrder,
      things.issuedStay,
      things.openStay,
      things.trip,
      issuedPolicy,
      things.issuedVisa,
      things.askedVisa,
      things.appointedVisa.orderId,
      things.anotherPhoto,
      things.savedPassenger,
      things.document.id,
      things.bankDetail,
      withdrawal.id,
      withdrawal.number,
      things.session,
      things.passkey,
      things.watch,
      things.search,
      things.visaSearch,
      bought.pnr ?? '',
      buyer.person.form.nationalCode,
      buyer.person.phone.slice(3),
    ],
    state: () => stateOf(agency, by, things),
  }
}

const voucher = 'STRANGER10'

async function makeRich({ agency }: TestAgency, { person }: Buyer): Promise<void> {
  const { userId } = await agency.accounts.settle(person.phone)
  const amount = rial(900_000_000)
  await agency.database.transaction().execute((trx) =>
    agency.wallet.post(trx, {
      key: `gift ${userId}`,
      kind: 'topped-up',
      memo: 'gift',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(amount) },
        { account: { class: 'traveller-wallet', userId }, amount },
      ],
    }),
  )
}

export async function buyerIn(agency: TestAgency, number: number): Promise<Buyer> {
  const person = personOf(number)
  return { person, ...(await agency.admit(person.phone)) }
}

export function flightDate({ house }: TestAgency, ahead: Temporal.DurationLike = later): string {
  return house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add(ahead).toString()
}

export async function cheapestFare(agency: TestAgency): Promise<number> {
  const { ask } = agency
  const found = await ask(flightCalls.available.line, { body: adultToMashhad(flightDate(agency)) })
  const { proposals } = flightCalls.available.answer.parse(found.data)
  // a refundable one
  return Number(proposals.find(({ refund }) => refund.penaltyNow !== null)?.proposalId)
}

async function documentIn({ agency }: TestAgency, userId: string): Promise<Belongings['document']> {
  const sent = await drawnPage({ width: 400, height: 300 })
  const { id, link } = await agency.documents.keep(
    { userId, address: '10.0.0.1' },
    { kind: 'passport', sent },
  )
  return { id, token: link.slice('/blob/'.length) }
}

async function supportFileIn({ agency }: TestAgency, userId: string): Promise<string> {
  const file = { sent: await drawnPage({ width: 400, height: 300 }), address: '10.0.0.1' }
  const { messages } = await agency.support.send({ userId, id: crypto.randomUUID(), text: '', file })
  return messages[0]?.file?.id ?? ''
}

/** Links to documents change with every response. */
function withoutLinks(told: TestResponse): TestResponse {
  return { ...told, text: told.text.replace(/"link":"[^"]*"/g, '') }
}

async function walletFlowOf({ ask }: TestAgency, by: string): Promise<string> {
  const { flows } = walletCalls.flows.answer.parse((await ask(walletCalls.flows.line, { by })).data)
  return String(flows[0]?.id)
}

/** Needs a fresh step-up. */
async function bankDetailIn(agency: TestAgency, buyer: Buyer): Promise<string> {
  await withStepUp(agency, buyer)
  const { accounts } = agency.agency
  const { userId, person } = buyer
  await accounts.bank.add(userId, {
    iban: '820540102680020817909002',
    cardNumber: '',
    bankAccountNumber: '',
    holderName: `${person.form.firstNameFarsi} ${person.form.lastNameFarsi}`,
  })
  const [kept] = await accounts.bank.mine(userId)
  return kept?.id ?? ''
}

async function watchIn(agency: TestAgency, by: string): Promise<string> {
  const { ask } = agency
  const { database } = agency.agency
  const asked = { by, body: adultToMashhad(flightDate(agency, { days: 79 })) }
  const search = async () =>
    flightCalls.available.answer.parse((await ask(flightCalls.available.line, asked)).data)
  const proposalId = (await search()).proposals[0]?.proposalId ?? ''
  await sql`
    update flights.fares set elsewhere = capacity - held - sold
    where departure_id = (select departure_id from flights.fares where id = ${proposalId})`.execute(database)
  const { requestId } = await search()
  const told = await ask(flightCalls.watch.line, { by, body: { requestId, proposalId } })
  return flightCalls.watch.answer.parse(told.data).id
}

async function searchesOf({ ask, agency }: TestAgency, { token, person }: Buyer) {
  const { userId } = await agency.accounts.settle(person.phone)
  await agency.storefront.remember(userId, { kind: 'visa', asked: { countryCode: 'AE' } })
  const flights = await ask(storefrontCalls.flightHistories.line, { by: token })
  const visas = await ask(storefrontCalls.visaHistories.line, { by: token })
  const [flight] = storefrontCalls.flightHistories.answer.parse(flights.data)
  const [visa] = storefrontCalls.visaHistories.answer.parse(visas.data)
  assert.ok(flight && visa)
  return { search: flight.id, visaSearch: visa.id }
}

async function stateOf({ ask }: TestAgency, by: string, things: Belongings): Promise<string> {
  const details = orderCalls.details.line
  const seen = [
    await ask(details.replace('{id}', things.issuedOrder), { by }),
    await ask(details.replace('{id}', things.openOrder), { by }),
    await ask(details.replace('{id}', things.issuedStay), { by }),
    await ask(details.replace('{id}', things.openStay), { by }),
    await ask(orderCalls.trip.line.replace('{id}', things.trip), { by }),
    await ask(`${paymentCalls.byId.line}?id=${things.payment}`, { by }),
    await ask(passengerCalls.mine.line, { by }),
    withoutLinks(await ask(documentCalls.mine.line, { by })),
    await ask(walletCalls.flows.line, { by }),
    await ask(withdrawalCalls.mine.line, { by }),
  ]
  for (const { status, text } of seen) assert.equal(status, 200, text)
  return seen.map(({ text }) => text).join('\n')
}
