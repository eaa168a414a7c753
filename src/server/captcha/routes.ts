import type { CaptchaView } from '#calls/captcha-solution.ts'
import type { captchaCalls } from '#server/captcha/calls.ts'
import type { Captcha, Puzzle } from '#server/captcha/captcha.ts'
import { holdingBy } from '#server/captcha/subjects.ts'
import type { Handlers } from '#server/handlers.ts'

const base = '/api/flight-reservation/Captcha'

export function captchaHandlers(captcha: Captcha): Handlers<typeof captchaCalls> {
  return {
    async create({ userId, body, request }) {
      const subject = body.orderId ?? holdingBy(userId)
      return captchaView(await captcha.create({ userId, subject, address: request.ip }))
    },
    image: async ({ params }) => ({ type: 'image/png', body: await captcha.image(params.id) }),
    audio: async ({ params }) => ({ type: 'audio/wav', body: await captcha.audio(params.id) }),
  }
}

export function captchaView({ captchaId, expiresAt, work }: Puzzle): CaptchaView {
  return {
    captchaId,
    imageUrl: `${base}/Image/${captchaId}`,
    audioUrl: `${base}/Audio/${captchaId}`,
    expiresAt: expiresAt.toString(),
    work,
  }
}
