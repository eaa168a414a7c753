import { CAPTCHA_LIMITS } from '#accounts/code-limits.ts'
import { type Browser, hashOfDevice } from '#accounts/server/devices.ts'
import { spentByAsking } from '#accounts/server/guest-limits.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Captcha, Puzzle } from '#server/captcha/captcha.ts'
import { codeIn } from '#server/captcha/subjects.ts'
import type { House } from '#server/house.ts'

export interface CaptchaTyped {
  readonly captchaId: string
  readonly captchaCode: string
  readonly captchaWork?: number | undefined
}

/** A captcha of five digits for this browser, whatever number follows. Throws TOO_MANY_CODES, TOO_MANY_CAPTCHAS. */
export async function codeCaptcha(
  house: House,
  captcha: Captcha,
  { device, address }: Browser,
): Promise<Puzzle> {
  const spent = await spentByAsking(house, address, CAPTCHA_LIMITS)
  if (spent !== undefined) {
    house.log.warn({ limit: spent.what }, 'captcha.refused')
    throw refuse('TOO_MANY_CODES', { headers: { 'retry-after': String(spent.seconds) } })
  }
  // guests' captchas are limited by browser, as users' are by user
  const asker = hashOfDevice(device).toString('hex', 0, 16)
  return captcha.create({ userId: asker, subject: codeIn(markOf(device)), address })
}

/** Throws CAPTCHA_NEEDED, CAPTCHA_WRONG; a right one is spent. */
export async function mustBeSolved(
  { database }: House,
  captcha: Captcha,
  { device, given }: { readonly device: string; readonly given: CaptchaTyped | undefined },
): Promise<void> {
  if (given === undefined || given.captchaId === '') throw refuse('CAPTCHA_NEEDED')
  const { captchaId, captchaCode: answer, captchaWork: work } = given
  const subject = codeIn(markOf(device))
  const isRight = await captcha.spend(database, { captchaId, subject, answer, work })
  if (!isRight) throw refuse('CAPTCHA_WRONG', { property: 'captchaCode' })
}

function markOf(device: string): string {
  return hashOfDevice(device).toString('base64url')
}
