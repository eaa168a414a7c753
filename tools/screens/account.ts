import { named } from '../../journeys/labels.ts'
import { signInAtHome } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkAccount(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await page.goto('/?login', { waitUntil: 'networkidle' })
  await page.getByRole('dialog').waitFor()
  await take('50-login')
  await page.getByRole('button', { name: named('ورود با گوگل') }).click()
  await page.getByRole('heading', { name: named('انتخاب حساب') }).waitFor()
  await page.getByRole('button', { name: named('انصراف') }).click()
  await page.getByText(named('ناتمام ماند')).waitFor()
  await take('51-google-return')
  await signInAtHome(page, stage, look.mobile)
  await tell(stage, look.mobile)
  for (const [name, path] of [
    ['52-account', '/profile/account'],
    ['53-auth-data', '/profile/auth-data'],
    ['54-notifications', '/profile/notifications'],
    ['54-told', '/profile/notifications/told'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name, 'whole')
  }
}

async function tell({ product: { agency } }: Stage, mobile: string): Promise<void> {
  const phone = `+98${mobile.slice(1)}`
  const { userId } = await agency.accounts.settle(phone)
  const hearer = { userId, phone }
  const told = { opens: '/profile/my-travels' }
  for (let number = 10_420_318; number < 10_420_328; number++) {
    const issued = ['ticket-issued', [String(number), 'K7QX2M', 'تهران به مشهد، پنجشنبه ۱۲ آذر']] as const
    const onItsWay = ['refund-on-its-way', [String(number), '1,431,000', 'شنبه ۱۴ آذر، ساعت ۱۲ ظهر']] as const
    for (const [template, tokens] of [issued, onItsWay])
      await agency.messages.tell(hearer, { ...told, template, tokens, key: crypto.randomUUID() })
  }
}
