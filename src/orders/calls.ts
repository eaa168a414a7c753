import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { Choice } from '#orders/choice-response.ts'
import {
  OrderDetails,
  OrderList,
  OrderListed,
  OrderSum,
  PassengerOnOrder,
  TicketLink,
} from '#orders/responses.ts'
import { TICKET_LINK_MINUTES } from '#orders/ticket-link.ts'
import { Tracking } from '#orders/tracked.ts'
import { tripLimits } from '#orders/trip.ts'
import { TripDetails } from '#orders/trip-details.ts'

const orderId = z.uuid('شمارهٔ سفارش درست نیست.')
const tripId = z.uuid('شمارهٔ سفر درست نیست.')
const pageNumber = z.int('شمارهٔ صفحه درست نیست.').check(z.gte(1), z.lte(1000))
const take = z.int('تعداد در صفحه درست نیست.').check(z.gte(1), z.lte(50))

/** §7. All but `track` are for the owner: another user's order is treated as unknown. */
export const orderCalls = {
  mine: call('POST /api/orders/Order/GetCurrentUserOrders', {
    summary: 'The orders of the signed-in user, newest first',
    who: 'user',
    body: z.object({
      kind: z._default(
        z.enum(['upcoming', 'past', 'flown', 'cancelled', 'all'], 'نوع فهرست درست نیست.'),
        'all',
      ),
      page: z._default(pageNumber, 1),
      take: z._default(take, 10),
      search: z.optional(z.string().check(z.maxLength(100, 'کوتاه‌تر بنویسید.'))),
    }),
    answer: OrderList,
  }),
  details: call('GET /api/orders/Order/GetCurrentUserOrderDetails/{id}', {
    summary: 'One order: where it stands, who travels, its money and what may be done now',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: OrderDetails,
  }),
  hotelDetails: call('GET /api/orders/Order/GetCurrentUserHotelOrderDetails/{id}', {
    summary:
      'One order of a stay, as `GetCurrentUserOrderDetails` tells it; an order of flights is unknown here',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: OrderDetails,
  }),
  hotelPassengers: call('POST /api/orders/HotelOrder/GetHotelPassengersByOrderId', {
    summary: 'Who signs for the rooms of a stay, one each, in their order',
    who: 'user',
    body: z.object({ orderId }),
    answer: z.array(PassengerOnOrder),
  }),
  passengers: call('GET /api/orders/Order/GetOrderPassengers/{id}', {
    summary: 'Who travels on an order, or on one of its proposals',
    who: 'user',
    params: z.object({ id: orderId }),
    query: z.object({ proposalId: z.optional(z.string().check(z.maxLength(64))) }),
    answer: z.array(PassengerOnOrder),
  }),
  cancel: call('POST /api/orders/Order/Cancel', {
    summary: 'Ends an unpaid order and gives its seats back',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderListed,
  }),
  acceptNewTime: call('POST /api/orders/Order/AcceptNewTime', {
    summary: 'Agrees to the new hour of a direction; the ticket stays as it is',
    who: 'user',
    body: z.object({
      orderId,
      leg: z.int('مسیر درست نیست.').check(z.gte(0), z.lte(5)),
      since: z.string('زمان خبر درست نیست.').check(z.maxLength(40)),
    }),
    answer: OrderListed,
  }),
  applyVoucher: call('POST /api/orders/Order/ApplyDiscountVoucher', {
    summary: 'Takes a discount code for an unpaid order',
    who: 'user',
    once: true,
    body: z.object({
      orderId,
      code: z
        .string('کد تخفیف را بنویسید.')
        .check(
          z.trim(),
          z.minLength(1, 'کد تخفیف را بنویسید.'),
          z.maxLength(64, 'این کد تخفیف را نمی‌شناسیم؛ دوباره بررسی‌اش کنید.'),
        ),
      /** passed on to the code's provider unchanged */
      discountVoucherProviderExtraData: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
    }),
    answer: OrderSum,
  }),
  removeVoucher: call('POST /api/orders/Order/RemoveDiscountVoucher', {
    summary: 'Takes the discount code away again',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderSum,
  }),
  /** §7 lists it among the wallet's calls; it confirms the order, and the ledger follows. */
  confirm: call('POST /api/wallet/wallet/ConfirmOrder', {
    summary: 'Pays all of an approved order from the wallet',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderListed,
  }),
  /** Not in the contract; ours. */
  confirmOnCredit: call('POST /api/orders/Order/ConfirmOnCredit', {
    summary: 'Pays all of an approved order on the credit of the agency whose person its owner is',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderListed,
  }),
  makeTrip: call('POST /api/orders/Trip/Create', {
    summary: 'Makes a trip of held orders: one payment for all, held as long as the first of them',
    who: 'user',
    once: true,
    body: z.object({
      orderIds: z
        .array(orderId, 'سفارش‌ها درست نیست.')
        .check(
          z.minLength(tripLimits.least, 'هر سفر دست‌کم ۲ سفارش دارد.'),
          z.maxLength(tripLimits.most, 'هر سفر را حداکثر از ۶ سفارش بسازید.'),
        ),
      /** they are worth nothing alone: all are paid and issued, or none */
      isWhole: z._default(z.boolean('مقدار درست نیست.'), false),
    }),
    answer: TripDetails,
  }),
  addToTrip: call('POST /api/orders/Trip/AddOrder', {
    summary: 'One more held order joins a trip; where the others are paid it is paid alone',
    who: 'user',
    once: true,
    body: z.object({ tripId, orderId }),
    answer: TripDetails,
  }),
  trip: call('GET /api/orders/Trip/GetCurrentUserTripDetails/{id}', {
    summary: 'One trip: its orders, their story in one line of time, and what is left to pay',
    who: 'user',
    params: z.object({ id: tripId }),
    answer: TripDetails,
  }),
  /** Not in the contract; ours. */
  agreeTrip: call('POST /api/orders/Trip/AgreePrice', {
    summary: 'Agrees to prices of a trip that rose before it was paid; what is dearer still waits on',
    who: 'user',
    once: true,
    body: z.object({
      tripId,
      agreed: z
        .array(
          z.object({ orderId, total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')) }),
          'مبلغ درست نیست.',
        )
        .check(z.maxLength(tripLimits.ever, 'هر سفر را حداکثر از ۲۰ سفارش بسازید.')),
    }),
    answer: TripDetails,
  }),
  confirmTrip: call('POST /api/wallet/wallet/ConfirmTrip', {
    summary: 'Pays all of a trip that waits to be paid from the wallet',
    who: 'user',
    once: true,
    body: z.object({ tripId }),
    answer: TripDetails,
  }),
  /** Not in the contract; ours. */
  leaveTrip: call('POST /api/orders/Trip/Cancel', {
    summary: 'Ends all of a trip that waits to be paid, and gives its seats and rooms back',
    who: 'user',
    once: true,
    body: z.object({ tripId }),
    answer: TripDetails,
  }),
  /** Not in the contract; ours. */
  choice: call('GET /api/orders/Order/Choice/{id}', {
    summary:
      'What may be taken in place of an order that could not be issued, with the difference, and until when',
    who: 'user',
    params: z.object({ id: orderId }),
    answer: Choice,
  }),
  /** Not in the contract; ours. */
  takeInstead: call('POST /api/orders/Order/TakeInstead', {
    summary:
      'Takes another one in place of an order that could not be issued, with the money that was paid for it',
    who: 'user',
    once: true,
    body: z.object({
      orderId,
      offer: z.string('یکی از جایگزین‌ها را انتخاب کنید.').check(z.minLength(1), z.maxLength(1000)),
      total: z.int('مبلغ درست نیست.').check(z.positive('مبلغ درست نیست.')),
    }),
    answer: OrderListed,
  }),
  /** Not in the contract; ours. */
  declineChoice: call('POST /api/orders/Order/DeclineChoice', {
    summary: 'Sends the money of an order that could not be issued to the wallet now',
    who: 'user',
    once: true,
    body: z.object({ orderId }),
    answer: OrderListed,
  }),
  shareTicket: call('POST /api/orders/Order/ShareTicket', {
    summary: 'A link that shows the ticket of an issued order to whoever holds it, for some time',
    who: 'user',
    body: z.object({
      orderId,
      minutes: z._default(z.literal(TICKET_LINK_MINUTES, 'این مدت را نمی‌توان انتخاب کرد.'), 60),
    }),
    answer: TicketLink,
  }),
  closeTicketLinks: call('POST /api/orders/Order/CloseTicketLinks', {
    summary: 'Closes every link to the ticket that was made until now',
    who: 'user',
    body: z.object({ orderId }),
  }),
  track: call('POST /api/orders/Order/Track', {
    summary:
      'Where an order stands, by its number and its mobile; limited, and the same answer for any wrong pair',
    who: 'guest',
    body: z.object({
      orderNumber: z
        .string('شمارهٔ سفارش را بنویسید.')
        .check(z.minLength(1, 'شمارهٔ سفارش را بنویسید.'), z.maxLength(40, 'شمارهٔ سفارش ۹ رقم است.')),
      mobile: z
        .string('شمارهٔ موبایل را بنویسید.')
        .check(
          z.minLength(1, 'شمارهٔ موبایل را بنویسید.'),
          z.maxLength(40, 'شمارهٔ موبایل را کامل وارد کنید.'),
        ),
    }),
    answer: Tracking,
  }),
}
