import assert from 'node:assert/strict'
import type { Locator, Page, Request } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { type Chosen, heavyPicture, picture } from './passport-pictures.ts'
import { formattedDate } from './people.ts'

export function choose(card: Locator, file: Chosen): Promise<void> {
  return card.locator('input[type=file]').first().setInputFiles(file)
}

export async function otherFilesAreRefused(card: Locator, page: Page, size: string): Promise<void> {
  await choose(card, await picture('gif', 'passport.jpg'))
  await card.getByText(named('فرمت')).first().waitFor()
  await choose(card, await heavyPicture(6 * 1024 * 1024))
  await card.getByText(named('حجم')).first().waitFor()
  await lookAt(page, `scan too large ${size}`)
  await card.getByRole('button', { name: named('کوچک کردن') }).click()
  await card.getByText(named('تصویر گذرنامه معتبر نیست')).first().waitFor()
  await lookAt(page, `scan invalid ${size}`)
}

export async function assertFilled(card: Locator): Promise<void> {
  const value = (label: string) =>
    card.getByRole('textbox', { name: new RegExp(`^${named(label).source}`) }).inputValue()
  assert.deepEqual(
    [await value('نام لاتین'), await value('نام خانوادگی لاتین'), await value('شماره گذرنامه')],
    ['SARA', 'MOHAMMADI', 'K45128903'],
  )
  assert.ok(await card.getByRole('radio', { name: 'زن' }).isChecked())
  assert.equal(await formattedDate(card, 'تاریخ تولد'), '۱۴ مهر ۱۳۶۸')
  assert.equal(await formattedDate(card, 'تاریخ انقضا'), '۱۹ اسفند ۱۴۱۲')
}

export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, protocol } = new URL(request.url())
    if (!protocol.startsWith('http') || isTypedText(request, pathname)) return
    asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

/** The form's words follow its owner to other devices; into so few bytes no picture fits. */
function isTypedText(request: Request, pathname: string): boolean {
  return pathname.endsWith('/Passenger/KeepDraft') && (request.postDataBuffer()?.length ?? 0) < 6000
}

/** Public files: scripts, styles, icons, the reader's models, route maps. */
export function isNoStaticFile(asked: string): boolean {
  return !/^GET \/(?:assets\/|__manifest)/.test(asked)
}
