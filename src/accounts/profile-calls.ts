import * as z from 'zod/mini'
import {
  CodeChannel,
  CodeSentResponse,
  CurrentUser,
  captcha,
  code,
  email,
  mobile,
  requestId,
} from '#accounts/call-shapes.ts'
import { call } from '#calls/call.ts'

const field = z.optional(z.nullable(z.string().check(z.maxLength(200))))

export const profileCalls = {
  currentUser: call('GET /accounts/api/Account/CurrentUser', {
    summary: 'Who is signed in',
    who: 'user',
    answer: CurrentUser,
  }),
  updateAccount: call('POST /accounts/api/Account/Update', {
    summary: 'Changes the fields that are given; null or an empty text takes one away',
    who: 'user',
    body: z.object({
      firstName: field,
      lastName: field,
      firstNameFarsi: field,
      lastNameFarsi: field,
      gender: field,
      birthDate: field,
      nationalCode: field,
    }),
    answer: CurrentUser,
  }),
  stepUp: call('POST /accounts/otp/StepUp', {
    summary: "Sends a code to the account's own phone; with it STEP_UP_NEEDED is answered",
    who: 'user',
    body: z.object({ channel: z.optional(CodeChannel), captcha }),
    answer: CodeSentResponse,
  }),
  stepUpVerify: call('POST /accounts/otp/StepUpVerify', {
    summary: 'Proves this session for ten minutes',
    who: 'user',
    body: z.object({ requestId, code }),
    answer: z.object({ provenUntil: z.string() }),
  }),
  changeEmail: call('POST /accounts/email/Change', {
    summary: 'Sends a code to the new e-mail address; wants a step-up',
    who: 'user',
    body: z.object({ email, captcha }),
    answer: CodeSentResponse,
  }),
  confirmEmail: call('POST /accounts/email/Confirm', {
    summary: 'Makes the e-mail address whose code came the one of the account',
    who: 'user',
    body: z.object({ email, requestId, code }),
    answer: CurrentUser,
  }),
  changePhone: call('POST /accounts/phone/Change', {
    summary: 'Sends a code to the new mobile number; wants a step-up',
    who: 'user',
    body: z.object({ mobile, channel: z.optional(CodeChannel), captcha }),
    answer: CodeSentResponse,
  }),
  confirmPhone: call('POST /accounts/phone/Confirm', {
    summary: 'Makes the mobile number whose code came the one of the account',
    who: 'user',
    body: z.object({ mobile, requestId, code }),
    answer: CurrentUser,
  }),
}
