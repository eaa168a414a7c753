import { captchaCalls } from '#server/captcha/calls.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { soughtNumber } from '#server/captcha/work.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Belongings } from './belongings.ts'
import type { Buyer } from './diary.ts'

/** Solved; it lives two minutes. */
export async function captchaIn(
  { ask, house }: TestAgency,
  buyer: Buyer,
  orderId: string,
): Promise<Belongings['captcha']> {
  const { pepper } = house.settings.secrets
  const puzzle = await ask(captchaCalls.create.line, { by: buyer.token, body: { orderId } })
  const { captchaId: id, work } = captchaCalls.create.answer.parse(puzzle.data)
  return { id, code: digitsOf(pepper, id), work: soughtNumber(pepper, id, work?.most ?? 1) }
}
