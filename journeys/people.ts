import type { Locator, Page } from 'playwright-core'
import { jalali } from '#calendar/jalali.ts'
import { GREGORIAN_MONTHS, JALALI_MONTHS } from '#calendar/names.ts'
import { persianDigits } from '#money/digits.ts'
import { named } from './labels.ts'

export interface Person {
  readonly latin: readonly [first: string, last: string]
  readonly farsi?: readonly [first: string, last: string]
  readonly gender: 'زن' | 'مرد'
  readonly birth: string
  readonly nationalCode?: string
  readonly passport?: PersonsPassport
}

export interface PersonsPassport {
  readonly origin: 'ایران' | 'عراق' | 'سایر کشورها'
  /** country of a foreign passport */
  readonly country?: string
  readonly number: string
  readonly expires: string
}

export function cardOf(page: Page, traveller: string): Locator {
  return page.getByRole('region', { name: named(traveller) })
}

export async function fillPerson(card: Locator, person: Person): Promise<void> {
  const { latin, farsi, gender, birth, nationalCode, passport } = person
  await text(card, '^نام لاتین', latin[0])
  await text(card, 'نام خانوادگی لاتین', latin[1])
  await card.getByRole('radio', { name: new RegExp(`^${gender}$`) }).check()
  await chooseDate(card, 'تاریخ تولد', birth)
  if (passport) await fillPassport(card, passport)
  if (farsi) await text(card, '^نام فارسی', farsi[0])
  if (farsi) await text(card, 'نام خانوادگی فارسی', farsi[1])
  if (nationalCode !== undefined) await text(card, 'کد ملی', nationalCode)
}

export async function fillPassport(card: Locator, passport: PersonsPassport): Promise<void> {
  await chooseOrigin(card, passport.origin)
  if (passport.country !== undefined) {
    await chooseCountry(card, 'کشور صادرکننده', passport.country)
    await chooseCountry(card, 'ملیت', passport.country)
  }
  await text(card, 'شماره گذرنامه', passport.number)
  await chooseDate(card, 'تاریخ انقضا', passport.expires)
}

/** Iran's goes without saying until another country's is asked for. */
export async function chooseOrigin(card: Locator, origin: PersonsPassport['origin']): Promise<void> {
  const another = card.getByRole('button', { name: named('گذرنامه کشور دیگری دارم') })
  if (await another.isVisible()) {
    if (origin === 'ایران') return
    await another.click()
  }
  const origins = card.getByRole('group', { name: named('نوع گذرنامه') }).first()
  await origins.getByRole('radio', { name: new RegExp(`^${origin}$`) }).check()
}

export async function chooseCountry(card: Locator, label: string, country: string): Promise<void> {
  const box = card.getByRole('combobox', { name: named(label) })
  await box.click()
  await box.fill(country)
  await card
    .getByRole('option', { name: named(country) })
    .first()
    .click()
}

export async function chooseDate(card: Locator, label: string, date: string): Promise<void> {
  const lists = card.getByRole('group', { name: named(label) }).first()
  const { year, month, day, months } = await writtenAs(card, label, date)
  // the days of a list are those of its month
  await lists.getByRole('combobox', { name: named('سال') }).selectOption({ label: persianDigits(year) })
  await lists.getByRole('combobox', { name: named('ماه') }).selectOption({ label: months[month - 1] ?? '' })
  await lists.getByRole('combobox', { name: named('روز') }).selectOption({ label: persianDigits(day) })
}

async function writtenAs(card: Locator, label: string, date: string) {
  const gregorian = await calendarSwitch(card, label).getAttribute('aria-pressed')
  const iso = Temporal.PlainDate.from(date)
  if (gregorian === 'true')
    return { year: iso.year, month: iso.month, day: iso.day, months: GREGORIAN_MONTHS }
  return { ...jalali(iso), months: JALALI_MONTHS }
}

export function calendarSwitch(card: Locator, label: string): Locator {
  return card.getByRole('button', { name: new RegExp(`${named(label).source}.*میلادی`) })
}

export async function formattedDate(card: Locator, label: string): Promise<string> {
  const lists = card.getByRole('group', { name: named(label) }).first()
  const chosen = await lists
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]?.label))
  return chosen.join(' ')
}

/** Fills a field and leaves it; `^` anchors the label at the start. */
export async function text(card: Locator, label: string, typed: string): Promise<void> {
  const begins = label.startsWith('^')
  const name = named(label.replace('^', ''))
  const box = card.getByRole('textbox', { name: begins ? new RegExp(`^${name.source}`) : name })
  await box.fill(typed)
  await box.blur()
}
