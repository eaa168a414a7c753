import type { OpenHours } from '#help/open-hours.ts'
import type { Close } from '#help/server/close.ts'
import type { TellWriter } from '#help/server/contact-news.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'

export interface Room extends Pick<House, 'database' | 'clock' | 'settings'> {
  readonly promises: Pick<Promises, 'give' | 'keep' | 'of' | 'numberOf'>
  readonly captcha: Captcha
  readonly orders: Pick<Orders, 'ofUser' | 'pageOf'>
  readonly tell: TellWriter
  readonly close: Close
  /** of the site that is asked; undefined where the operator says none */
  readonly hours: () => OpenHours | undefined
}
