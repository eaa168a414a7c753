import type { Answers } from '#server/answers.ts'
import type { captchaCalls } from '#server/captcha/calls.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import { holdingBy } from '#server/captcha/subjects.ts'

const base = '/api/flight-reservation/Captcha'

export function captchaAnswers(captcha: Captcha): Answers<typeof captchaCalls> {
  return {
    async create({ userId, body }) {
      const { captchaId, expiresAt } = await captcha.create(userId, body.orderId ?? holdingBy(userId))
      return {
        captchaId,
        imageUrl: `${base}/Image/${captchaId}`,
        audioUrl: `${base}/Audio/${captchaId}`,
        expiresAt: expiresAt.toString(),
      }
    },
    image: async ({ params }) => ({ type: 'image/png', body: await captcha.image(params.id) }),
    audio: async ({ params }) => ({ type: 'audio/wav', body: await captcha.audio(params.id) }),
  }
}
