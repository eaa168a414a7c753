import { named } from '../../journeys/labels.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

export async function walkTrips(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const day = (ahead: number) => Temporal.Now.plainDateISO('Asia/Tehran').add({ days: ahead }).toString()
  const results = async (query: string) => {
    await page.goto(`/plp?${query}`, { waitUntil: 'networkidle' })
    await page.getByRole('article').first().waitFor()
  }
  const choose = page.getByRole('link', { name: named('انتخاب پرواز') })

  await page.goto('/?product=international', { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: named('رفت‌وبرگشت') }).check()
  await take('30-home-round')
  await page.getByRole('radio', { name: named('چند مسیره') }).check()
  await page.getByRole('button', { name: named('افزودن مسیر') }).click()
  await take('31-home-many', 'whole')

  await results(`origin=THR&destination=MHD&date=${day(12)}&back=${day(15)}&adults=2&children=1`)
  await take('32-round-out')
  await choose.first().click()
  await page.getByRole('region', { name: named('پروازهای انتخاب‌شده') }).waitFor()
  await take('33-round-back')
  await choose.nth(1).click()
  await page.getByRole('link', { name: named('ادامه خرید') }).waitFor()
  await take('34-round-both')
  await page.goto(`${page.url()}&edit=1`, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: named('تاریخ برگشت') })
    .first()
    .click()
  await take('35-round-calendar')

  await results(`origin=THR&destination=IST&date=${day(12)}&back=${day(18)}`)
  await take('36-abroad-round')
  await page
    .getByRole('button', { name: named('جزئیات') })
    .first()
    .click()
  await page.getByText(named('قوانین مسیر و ویزا')).first().waitFor()
  await take('37-abroad-details')
  const legs = `origin2=IST&destination2=DXB&date2=${day(16)}&origin3=DXB&destination3=THR&date3=${day(20)}`
  await results(`origin=THR&destination=IST&date=${day(12)}&${legs}`)
  await take('38-many')
}
