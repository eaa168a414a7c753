import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import {
  CalendarRequest,
  ExperienceOrderToSubmit,
  ExperienceRequest,
  SlotsRequest,
} from '#experiences/requests.ts'
import {
  ExperienceDay,
  ExperienceDetail,
  ExperienceListed,
  ExperienceOrdered,
  ExperienceSlot,
} from '#experiences/responses.ts'

const OrderPath = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

export const experienceCalls = {
  list: call('GET /api/experience/Experience/GetAll', {
    summary: 'Day tours and activities that are sold now',
    who: 'guest',
    answer: z.array(ExperienceListed),
  }),
  detail: call('GET /api/experience/Experience/Detail', {
    summary:
      'An experience with its options, units and their ages, what is in it and the cut-off of each option',
    who: 'guest',
    query: ExperienceRequest,
    answer: ExperienceDetail,
  }),
  calendar: call('GET /api/experience/Experience/Calendar', {
    summary: 'Vacancies of an option, day by day, for two months at most',
    who: 'guest',
    query: CalendarRequest,
    answer: z.array(ExperienceDay),
  }),
  slots: call('GET /api/experience/Experience/Slots', {
    summary: 'Start times or open hours of a day, with the price of each unit',
    who: 'guest',
    query: SlotsRequest,
    answer: z.array(ExperienceSlot),
  }),
  submit: call('POST /api/experience/Submit/SubmitExperienceOrder', {
    summary: 'Holds places at the supplier; they are paid next',
    who: 'user',
    once: true,
    body: ExperienceOrderToSubmit,
    answer: ExperienceOrdered,
  }),
  verify: call('GET /api/experience/Submit/VerifyExperienceOrder/{id}', {
    summary: 'An order of an experience as its owner sees it',
    who: 'user',
    params: OrderPath,
    answer: ExperienceOrdered,
  }),
  voucherPdf: call('GET /api/experience/Vouchers/ExperienceVoucherPdf/{id}', {
    summary: 'The voucher of a bought experience as a PDF: its code, or the file of its supplier',
    who: 'user',
    out: 'file',
    params: OrderPath,
  }),
}
