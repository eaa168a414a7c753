import assert from 'node:assert/strict'
import { test } from 'node:test'
import { experienceCalls } from '#experiences/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { tourCalls } from '#tours/calls.ts'
import { visaCalls } from '#visas/calls.ts'
import { agencyWithExperiences } from './experiences.ts'
import { ownerIn } from './owner.ts'

test('to the calls of one product the owner’s orders of the other are as unknown as none', async () => {
  const agency = await agencyWithExperiences({ HOLDS_PER_TRAVELLER: '9' })
  const { things, buyer } = await ownerIn(agency)
  const {
    issuedStay,
    openStay,
    issuedOrder,
    openOrder,
    issuedVisa,
    issuedTour,
    issuedPolicy,
    issuedExperience,
    captcha,
  } = things
  const asked = async (line: string, orderId: string) => {
    const withId = line.replace(/\{(?:id|orderId)\}/, orderId)
    const body = { orderId, captchaId: captcha.id, captchaCode: captcha.code, captchaWork: captcha.work }
    return agency.ask(withId, { by: buyer.token, ...(line.startsWith('POST') && { body }) })
  }
  const { verifyOrder, verifyIssue, reserve, ticketHtml, ticketPdf, ticketIcs } = flightCalls
  const apart = [
    ...[verifyOrder, verifyIssue, reserve, ticketHtml, ticketPdf, ticketIcs].flatMap(({ line }) => [
      [line, issuedStay] as const,
      [line, openStay] as const,
      [line, issuedVisa] as const,
    ]),
    ...[
      hotelCalls.verify,
      hotelCalls.reserve,
      hotelCalls.voucherPdf,
      orderCalls.hotelDetails,
      orderCalls.hotelPassengers,
    ].flatMap(({ line }) => [
      [line, issuedOrder] as const,
      [line, openOrder] as const,
      [line, issuedVisa] as const,
    ]),
    [tourCalls.verify.line, issuedStay] as const,
    [tourCalls.voucherPdf.line, issuedOrder] as const,
    [hotelCalls.verify.line, issuedTour] as const,
    [hotelCalls.voucherPdf.line, issuedTour] as const,
    [verifyIssue.line, issuedTour] as const,
    [ticketPdf.line, issuedTour] as const,
    ...[experienceCalls.verify, experienceCalls.voucherPdf].map(({ line }) => [line, issuedTour] as const),
    [tourCalls.verify.line, issuedExperience] as const,
    ...[insuranceCalls.policy, insuranceCalls.policyPdf].map(({ line }) => [line, issuedVisa] as const),
    [visaCalls.verify.line, issuedPolicy] as const,
    [visaCalls.verify.line, issuedOrder] as const,
    [visaCalls.verify.line, issuedStay] as const,
    [visaCalls.visaFile.line.replace('{applicant}', '0'), issuedStay] as const,
  ]
  for (const [line, orderId] of apart) {
    const told = await asked(line, orderId)
    assert.deepEqual([told.status, told.code], [404, 'ORDER_NOT_FOUND'], `${line} ${told.text}`)
  }
  await agency[Symbol.asyncDispose]()
  await stopSharedServer()
})
