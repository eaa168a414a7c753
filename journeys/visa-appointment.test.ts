import { after, before, suite, test } from 'node:test'
import { visaOrderPath } from '#visas/web/order-paths.ts'
import { assertAccessible } from './axe.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { numberOf, visa, visaFiled } from './visa-steps.ts'

const toRome = { ...visa, country: 'IT', isGuaranteed: false } as const

suite('an appointment at the embassy', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121200011'],
    ['desktop', '09121200012'],
  ]))
    test(`it is wished, declined once, taken and attended, ${size}`, async () => {
      const { orderId } = await visaFiled(stage, mobile, toRome)
      const { desk } = stage.product.agency.visas
      const number = await numberOf(stage, orderId)
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      const path = visaOrderPath(orderId)
      await page.goto(path, { waitUntil: 'networkidle' })
      const card = page.getByRole('region', { name: named('وقت سفارت') })
      await page.getByText(named('رفتن به سفارت و تحویل پرونده')).waitFor()
      await card.getByRole('combobox', { name: named('کدام هفته') }).selectOption({ index: 1 })
      await card.getByRole('combobox', { name: named('چه ساعتی') }).selectOption('morning')
      await lookAt(page, `visa appointment ${size}`)
      await assertAccessible(page, 'an appointment wished')
      await card.getByRole('button', { name: named('وقت را بگیرید') }).click()
      await card.getByText(named('همین که پیدا شد خبر می‌دهیم')).waitFor()

      await desk.checked(number)
      const place = 'تهران، خیابان نوفل‌لوشاتو، پلاک ۸۱'
      await desk.offer(number, Temporal.PlainDateTime.from(`${dayAhead(6)}T09:30`), place)
      await page.goto(path, { waitUntil: 'networkidle' })
      await card.getByText(named('ساعت ۰۹:۳۰')).waitFor()
      await lookAt(page, `visa appointment offered ${size}`)
      await card.getByRole('button', { name: named('وقت دیگری می‌خواهم') }).click()
      await card.getByText(named('همین که پیدا شد خبر می‌دهیم')).waitFor()

      await desk.offer(number, Temporal.PlainDateTime.from(`${dayAhead(8)}T10:00`), place)
      await page.goto(path, { waitUntil: 'networkidle' })
      await card.getByRole('button', { name: named('این وقت را می‌آیم') }).click()
      await card.getByText(named('وقت شما')).waitFor()
      await card.getByText(named('با خود چه ببرید')).click()
      await card.getByText(named('اصل گذرنامه')).waitFor()
      await lookAt(page, `visa appointment taken ${size}`)
      await assertAccessible(page, 'an appointment taken')

      await desk.attended(number)
      await page.goto(path, { waitUntil: 'networkidle' })
      await card.getByText(named('زمان پاسخ از همان روز شمرده می‌شود')).waitFor()
      assertFaultless(visit)
    })
})
