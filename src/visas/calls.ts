import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import {
  AppointmentReply,
  AppointmentWish,
  BasePricesRequest,
  PaperToReplace,
  TotalPriceRequest,
  VisaRequestToEdit,
} from '#visas/requests.ts'
import { BasePrices, VisaCountryView, VisaEnums, VisaPrice, VisaTracked } from '#visas/responses.ts'

const OrderPath = z.object({ id: z.uuid('شمارهٔ سفارش درست نیست.') })

/** The contract's paths (§7), and ours: another picture, the appointment, and the issued visa. */
export const visaCalls = {
  countries: call('POST /api/visa/country/getall', {
    summary: 'The countries whose visas are asked for through us',
    who: 'guest',
    answer: z.array(VisaCountryView),
  }),
  enums: call('GET /api/visa/Visa/GetVisaEnums', {
    summary: 'Types, lengths, entries, speeds and papers of every country',
    who: 'guest',
    answer: VisaEnums,
  }),
  basePrices: call('GET /api/visa/Visa/GetBasePrices', {
    summary: 'What the lengths of a country, or of all, cost at least',
    who: 'guest',
    query: BasePricesRequest,
    answer: BasePrices,
  }),
  totalPrice: call('GET /api/visa/Visa/GetTotalPrice', {
    summary: 'What a choice costs for so many, and until when its answer is promised',
    who: 'guest',
    query: TotalPriceRequest,
    answer: VisaPrice,
  }),
  submit: call('POST /api/visa/Submit/SubmitVisaRequest', {
    summary: 'Takes a request with its applicants and papers; it is paid next',
    who: 'user',
    once: true,
    kind: 'multipart',
    /** pictures are uploaded before: no file comes here */
    file: { mostBytes: 64 * 1024, tooLarge: 'درخواست بیش از اندازه بلند است.' },
    /** a VisaRequest as JSON */
    body: z.object({ request: z.string('درخواست خوانده نشد.').check(z.maxLength(60_000)) }),
    answer: VisaTracked,
  }),
  edit: call('POST /api/visa/Submit/EditVisaRequest', {
    summary: 'Other people, papers or contact on an unpaid request, which stays the same in all else',
    who: 'user',
    once: true,
    body: VisaRequestToEdit,
    answer: VisaTracked,
  }),
  verify: call('GET /api/visa/Submit/VerifyVisaPayment/{id}', {
    summary: 'A request as its owner follows it, from its payment to its answer',
    who: 'user',
    params: OrderPath,
    answer: VisaTracked,
  }),
  replacePaper: call('POST /api/visa/Submit/ReplacePaper', {
    summary: 'Another picture in place of one that was asked for again',
    who: 'user',
    body: PaperToReplace,
    answer: VisaTracked,
  }),
  wishAppointment: call('POST /api/visa/Appointment/Wish', {
    summary: 'The days that would suit for handing over the papers in person',
    who: 'user',
    body: AppointmentWish,
    answer: VisaTracked,
  }),
  answerAppointment: call('POST /api/visa/Appointment/Answer', {
    summary: 'Takes the appointment that is offered, or asks for another',
    who: 'user',
    body: AppointmentReply,
    answer: VisaTracked,
  }),
  visaFile: call('GET /api/visa/Visa/VisaFile/{id}/{applicant}', {
    summary: "An applicant's visa, to the request's owner",
    who: 'user',
    out: 'file',
    params: z.object({ ...OrderPath.shape, applicant: z.coerce.number().check(z.int(), z.gte(0)) }),
  }),
}
