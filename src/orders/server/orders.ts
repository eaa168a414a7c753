import type { Trx } from '#database/database.ts'
import type { ChangeRead } from '#orders/journey-change.ts'
import { holdLimits } from '#orders/limits.ts'
import type { Agreement } from '#orders/price-change.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { openTerms } from '#orders/server/agreed-to.ts'
import { approve, latestChange } from '#orders/server/approve.ts'
import { byBrandOf, type OfOrder, type Say } from '#orders/server/by-brand.ts'
import { changePeople, type PeopleCorrected } from '#orders/server/change-people.ts'
import { choiceView } from '#orders/server/choice/choice-view.ts'
import { declineChoice, endChoice } from '#orders/server/choice/end-choice.ts'
import { takeInstead } from '#orders/server/choice/take-instead.ts'
import { openCorrections } from '#orders/server/corrections/corrections.ts'
import { openOrdersDesk } from '#orders/server/desk/desk.ts'
import type { CapturedAttempt, NewOrder, Orders } from '#orders/server/door.ts'
import { expire, withdraw } from '#orders/server/end-order.ts'
import { type Evidence, openEvidence } from '#orders/server/evidence/evidence.ts'
import { gatheringAfter } from '#orders/server/evidence/gathering.ts'
import { nobodyGivesBack, nobodyRebooks } from '#orders/server/exchange.ts'
import { foreignPricesIn } from '#orders/server/foreign-price.ts'
import { houseVouchers, publish } from '#orders/server/house-vouchers.ts'
import { issue } from '#orders/server/issue.ts'
import { creditVerbs, noCredits } from '#orders/server/on-credit.ts'
import { isOnProposal, journeysOf, passengersOf } from '#orders/server/order-contents.ts'
import { detailsOf } from '#orders/server/order-details.ts'
import { mine } from '#orders/server/order-list.ts'
import { noMoneySummary } from '#orders/server/order-money-summary.ts'
import type { OrderNeighbours } from '#orders/server/order-neighbours.ts'
import { openOrderNumbers } from '#orders/server/order-numbers.ts'
import { sumOf } from '#orders/server/order-sum.ts'
import { passengerOnOrder } from '#orders/server/passenger-rows.ts'
import { type Confirming, captured, confirmFromWallet, payable } from '#orders/server/pay.ts'
import { travellersOf } from '#orders/server/people.ts'
import { openPricing } from '#orders/server/pricing/pricing.ts'
import { listProducts } from '#orders/server/product-list.ts'
import type { GivenFor } from '#orders/server/rebooking.ts'
import { rebookingsOf } from '#orders/server/rebookings-of.ts'
import { factsOfMany, orderOf, ownRow, rowNumbered, rowOf } from '#orders/server/record.ts'
import { moneyShares, refunded, refundTermsOf } from '#orders/server/refunding.ts'
import { refuse } from '#orders/server/refusals.ts'
import { faceOf, productOf, type Room, type SoldProduct } from '#orders/server/room.ts'
import { serviceOf } from '#orders/server/services.ts'
import { giveBackShares } from '#orders/server/splits/give-back.ts'
import { openSplits } from '#orders/server/splits/splits.ts'
import { stayOf } from '#orders/server/stays.ts'
import { submit } from '#orders/server/submit.ts'
import { sweep } from '#orders/server/sweep.ts'
import { ticketAddress } from '#orders/server/ticket-address.ts'
import { closeTicketLinks, linkView, openedByLink, shareTicket } from '#orders/server/ticket-links.ts'
import { openTicketMarks } from '#orders/server/ticket-marks.ts'
import { track, trackedBy } from '#orders/server/track.ts'
import { cancelWithOthers } from '#orders/server/trips/leave.ts'
import { openTrips } from '#orders/server/trips/trips.ts'
import { tripsAbroadAhead } from '#orders/server/trips-abroad.ts'
import { issuedAhead } from '#orders/server/upcoming.ts'
import { visaOf } from '#orders/server/visas.ts'
import { applyVoucher, type CodeTyped, removeVoucher } from '#orders/server/vouchers.ts'
import { walletWouldPay } from '#orders/server/wallet-part.ts'
import { orderNumberKey } from '#orders/tracking.ts'
import type { Voucher } from '#orders/voucher.ts'
import type { House } from '#server/house.ts'
import { openShortLived } from '#server/signed-tokens.ts'

export type { CapturedAttempt, NewOrder, Orders } from '#orders/server/door.ts'
export type { Exchange } from '#orders/server/exchange.ts'
export type { OrdersPage } from '#orders/server/order-list.ts'
export type { Payable } from '#orders/server/payable.ts'
export type { OrderNews, Tell } from '#orders/server/room.ts'

export function openOrders(house: House, neighbours: OrderNeighbours): Orders {
  const { wallet, promises, tell, limits = holdLimits, vouchers = [], money = noMoneySummary } = neighbours
  const { captcha = { spend: async () => false }, giveInExchange = nobodyRebooks } = neighbours
  const { giveBackIssued = nobodyGivesBack, told = async () => [] } = neighbours
  const { giveBackToCard = async () => 'credited', deskEditions = async () => [] } = neighbours
  const { database, clock, log, jobs } = house
  const room: Room = {
    database,
    clock,
    log,
    wallet,
    promises,
    money,
    credits: neighbours.credits ?? noCredits,
    rates: neighbours.rates ?? (async () => ({})),
    deskEditions,
    vouchers: [houseVouchers, ...vouchers],
    limits,
    captcha,
    giveInExchange,
    giveBackIssued,
    tell: byBrandOf(
      house,
      gatheringAfter(house, tell, () => evidence),
    ),
    sites: house.settings.sites,
    marks: openTicketMarks(house.settings),
    numberOf: openOrderNumbers(house.settings),
    links: openShortLived(house, 'ticket links'),
    products: new Map(),
    issuing: jobs.queue('orders.issue', ({ orderId }) => issue(room, orderId), { retryLimit: 3 }),
    givingBack: jobs.queue('orders.give-back-shares', ({ orderId }) => giveBackShares(room, orderId), {
      retryLimit: 3,
    }),
    giveBackToCard,
    choosing: jobs.queue('orders.choosing', ({ orderId }) => endChoice(room, orderId), { retryLimit: 3 }),
    expiring: jobs.queue('orders.expire', ({ orderId }) => expire(room, orderId), { retryLimit: 3 }),
  }
  const evidence: Evidence = openEvidence({ ...room, told })
  jobs.every('orders.sweep', '* * * * *', () => sweep(room))
  jobs.every('orders.shares', '* * * * *', () => giveBackShares(room))
  return {
    ...verbs(room),
    ...shelf(room),
    ...questions(room),
    byBrandOf: <News extends OfOrder>(say: Say<News>) => byBrandOf(house, say),
    trips: openTrips(room),
    splits: openSplits(room),
    pricing: openPricing(room, house),
    corrections: openCorrections(room),
    evidence,
  }
}

function verbs(room: Room) {
  return {
    sell: (product: SoldProduct) => void room.products.set(product.kind, product),
    listProducts: () => listProducts(room),
    submit: (order: NewOrder) => submit(room, order),
    changePeople: (corrected: PeopleCorrected) => changePeople(room, corrected),
    approve: (orderId: string, userId: string, agreement: Agreement = {}) =>
      approve(room, { orderId, userId, ...agreement }),
    payable: (
      orderId: string,
      userId: string,
      { useWallet = false }: { useWallet?: boolean | undefined } = {},
    ) => payable(room, { orderId, userId, useWallet }),
    confirmFromWallet: (...confirming: Confirming) => confirmFromWallet(room, ...confirming),
    ...creditVerbs(room),
    applyVoucher: (typed: CodeTyped, userId: string) => applyVoucher(room, typed, userId),
    removeVoucher: (orderId: string, userId: string) => removeVoucher(room, orderId, userId),
    publishVoucher: async (voucher: Voucher) => void (await publish(room.database, voucher)),
    refunded: (trx: Trx, orderId: string, items: readonly RefundItem[]) =>
      refunded(room, trx, { orderId, items }),
    givenFor: (trx: Trx, given: GivenFor) => refunded(room, trx, given),
    captured: (trx: Trx, attempt: CapturedAttempt) => captured(room, trx, attempt),
    cancel: (orderId: string, userId: string) => cancelWithOthers(room, orderId, userId),
    async acceptNewTime(read: ChangeRead, userId: string) {
      const order = orderOf(await ownRow(room.database, read.orderId, userId))
      if (order.status !== 'issued') throw refuse('NOT_ISSUED')
      await productOf(room, order).acceptChange?.(read)
    },
    takeInstead: (taking: Parameters<Orders['takeInstead']>[0]) => takeInstead(room, taking),
    declineChoice: (orderId: string, userId: string) => declineChoice(room, orderId, userId),
    withdraw: (orderId: string, reason: string) => withdraw(room, orderId, reason),
    closeTicketLinks: (orderId: string, userId: string) => closeTicketLinks(room, orderId, userId),
    work: {
      expire: (orderId: string) => expire(room, orderId),
      issue: (orderId: string) => issue(room, orderId),
      endChoice: (orderId: string) => endChoice(room, orderId),
      sweep: () => sweep(room),
    },
  } satisfies Partial<Orders>
}

function shelf(room: Room) {
  return {
    faceOf: (kind: ProductKind) => faceOf(room, kind),
    productOf: (kind: ProductKind) => productOf(room, { product: kind }),
    sold: () => [...room.products.values()],
    desk: openOrdersDesk(room),
    ...openTerms(room),
    async pageOf(orderId: string, trx: Trx = room.database) {
      const row = await rowOf(trx, orderId)
      if (row === undefined) throw refuse('ORDER_NOT_FOUND')
      return faceOf(room, row.product).orderPath(orderId)
    },
  } satisfies Partial<Orders>
}

type Others =
  | 'trips'
  | 'splits'
  | 'pricing'
  | 'corrections'
  | 'evidence'
  | 'byBrandOf'
  | keyof ReturnType<typeof verbs>
  | keyof ReturnType<typeof shelf>

function questions(room: Room): Omit<Orders, Others> {
  const { database, clock } = room
  return {
    priceChangeOf: async (orderId, userId) =>
      latestChange(database, orderOf(await ownRow(database, orderId, userId))),
    refundTermsOf: (orderId, userId, trx) => refundTermsOf(room, { orderId, userId, trx }),
    rebookingsOf: async (orderId, userId) =>
      rebookingsOf(database, orderOf(await ownRow(database, orderId, userId))),
    choiceOf: async (orderId, userId) => choiceView(room, orderOf(await ownRow(database, orderId, userId))),
    moneyShares: (orderId, trx = database) => moneyShares(trx, orderId),
    ...factsOfMany(database),
    sumOf: async (orderId, userId) => sumOf(room, orderOf(await ownRow(database, orderId, userId))),
    walletWouldPay: (orderId, userId) => walletWouldPay(room, orderId, userId),
    track: (asked) => track(room, asked),
    ticketAddressOf: (order) => ticketAddress(room, order),
    trackedBy: (mark) => trackedBy(room, mark),
    shareTicket: (wish) => shareTicket(room, wish),
    linkView: (token) => linkView(room, token),
    openedByLink: (token, product) => openedByLink(room, token, product),
    async ofUser(orderId, userId, product) {
      const order = orderOf(await ownRow(database, orderId, userId))
      if (product !== undefined && order.product !== product) throw refuse('ORDER_NOT_FOUND')
      return order
    },
    order: async (orderId, trx = database) => {
      const row = await rowOf(trx, orderId)
      return row && orderOf(row)
    },
    numbered: async (orderNumber) => {
      const row = await rowNumbered(database, orderNumberKey(orderNumber))
      return row && orderOf(row)
    },
    passengersOf: (orderId, trx = database) => passengersOf(trx, orderId),
    travellersOf: (userId) => travellersOf(database, userId),
    issuedAhead: (userId, trx = database) => issuedAhead(room, trx, { userId, now: clock.now() }),
    tripsAbroadAhead: (userId) => tripsAbroadAhead(room, userId, clock.now()),
    async passengersView(userId, orderId, proposalId) {
      await ownRow(database, orderId, userId)
      if (proposalId !== undefined && !(await isOnProposal(database, orderId, proposalId))) return []
      return (await passengersOf(database, orderId)).map(passengerOnOrder)
    },
    journeysOf: (orderId, trx = database) => journeysOf(trx, orderId),
    stayOf: (orderId, trx = database) => stayOf(trx, orderId),
    ...foreignPricesIn(database),
    visaOf: (orderId, trx = database) => visaOf(trx, orderId),
    serviceOf: (orderId, trx = database) => serviceOf(trx, orderId),
    async contactOf(orderId, trx = database) {
      const row = await rowOf(trx, orderId)
      if (row === undefined) throw refuse('ORDER_NOT_FOUND')
      return { phoneNumber: row.contact_phone, email: row.contact_email }
    },
    mine: (userId, page) => mine(room, userId, { ...page, now: clock.now() }),
    detailsOf: (userId, orderId) => detailsOf(room, { userId, orderId, now: clock.now() }),
    async statusFor(userId, orderId) {
      const row = await rowOf(database, orderId)
      return row?.owner_id === userId ? row.status : undefined
    },
  }
}
