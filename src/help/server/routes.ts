import type { contactCalls, feedbackCalls } from '#help/calls.ts'
import { browserOf } from '#help/server/contact-risk.ts'
import type { Help } from '#help/server/help.ts'
import { captchaView } from '#server/captcha/routes.ts'
import type { Handlers } from '#server/handlers.ts'

export function contactHandlers(help: Help): Handlers<typeof contactCalls> {
  return {
    write: ({ body, userId, request }) =>
      help.write(body, { userId, address: request.ip, browser: browserOf(request) }),
    captcha: async ({ request }) =>
      captchaView(await help.captcha({ address: request.ip, browser: browserOf(request) })),
    status: ({ body, userId, request }) => help.statusOf({ ...body, address: request.ip, readerId: userId }),
    withdraw: ({ body, userId, request }) =>
      help.withdraw({ ...body, address: request.ip, readerId: userId }),
  }
}

export function feedbackHandlers({ feedback }: Help): Handlers<typeof feedbackCalls> {
  return {
    async vote({ body, request }) {
      await feedback.vote({ ...body, address: request.ip, browser: browserOf(request) })
      return undefined
    },
  }
}
