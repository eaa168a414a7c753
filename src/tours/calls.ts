import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { TourOrderToEdit, TourOrderToSubmit, TourRequest, VoucherLink } from '#tours/requests.ts'
import { TourDetail, TourListed, TourOrdered } from '#tours/responses.ts'

const OrderPath = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

export const tourCalls = {
  list: call('GET /api/tour/Tour/GetAll', {
    summary: 'Departures of our packages that may be bought now, soonest first',
    who: 'guest',
    answer: z.array(TourListed),
  }),
  detail: call('GET /api/tour/Tour/Detail', {
    summary: 'A departure with its hotels, beds, the parts of its price, programme and penalties',
    who: 'guest',
    query: TourRequest,
    answer: TourDetail,
  }),
  submit: call('POST /api/tour/Submit/SubmitTourOrder', {
    summary: 'Holds places of a group with their seats and rooms; it is paid next',
    who: 'user',
    once: true,
    body: TourOrderToSubmit,
    answer: TourOrdered,
  }),
  edit: call('POST /api/tour/Submit/EditTourOrder', {
    summary:
      'Corrects the travellers and the contact of an order that is not paid; its places and its clock stay',
    who: 'user',
    once: true,
    body: TourOrderToEdit,
    answer: TourOrdered,
  }),
  verify: call('GET /api/tour/Submit/VerifyTourOrder/{id}', {
    summary: 'A tour order as its owner sees it, room by room',
    who: 'user',
    params: OrderPath,
    answer: TourOrdered,
  }),
  voucherPdf: call('GET /api/flight-reservation/Vouchers/TourVoucherPdf/{id}', {
    summary: 'The voucher of a booked tour as a PDF: flights, hotel, transfer and leader on one sheet',
    who: 'user',
    out: 'file',
    params: OrderPath,
  }),
  sharedVoucherPdf: call('GET /api/flight-reservation/Vouchers/SharedTourVoucherPdf/{link}', {
    summary: 'The voucher as a PDF, to whoever holds a link that is still open',
    who: 'guest',
    out: 'file',
    params: VoucherLink,
  }),
}
