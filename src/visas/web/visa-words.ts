import { persianDigits } from '#money/digits.ts'
import type { VisaEntry, VisaSpeed, VisaType } from '#visas/choice.ts'
import type { VisaFacts, VisaLength } from '#visas/responses.ts'

export const typeNames: Readonly<Record<VisaType, string>> = { tourist: 'گردشگری', transit: 'ترانزیت' }

export const entryNames: Readonly<Record<VisaEntry, string>> = {
  single: 'یک بار ورود',
  multiple: 'چند بار ورود',
}

export const speedNames: Readonly<Record<VisaSpeed, string>> = { normal: 'عادی', urgent: 'فوری' }

const currencyNames: Readonly<Record<VisaLength['fee']['currency'], string>> = { AED: 'درهم', USD: 'دلار' }

export function currencyName(currency: VisaLength['fee']['currency']): string {
  return currencyNames[currency]
}

/** «۳۰ روز»; a transit in hours: «۴۸ ساعت». */
export function lengthInWords({ type, days }: Pick<VisaLength, 'type' | 'days'>): string {
  const { count, unit } = lengthIn({ type, days })
  return `${persianDigits(count)} ${unit}`
}

export function lengthIn({ type, days }: Pick<VisaLength, 'type' | 'days'>): {
  readonly count: number
  readonly unit: string
} {
  return type === 'transit' ? { count: days * 24, unit: 'ساعت' } : { count: days, unit: 'روز' }
}

type Takes = VisaFacts['takes'][number]

export function takesInWords({ least, most, unit }: Takes): string {
  const count = least === most ? persianDigits(most) : `${persianDigits(least)} تا ${persianDigits(most)}`
  return `${count} ${unit === 'hour' ? 'ساعت' : 'روز کاری'}`
}

export function speedInWords(speed: VisaSpeed, takes: readonly Takes[]): string {
  const one = takes.find((each) => each.speed === speed)
  return one === undefined ? speedNames[speed] : `${speedNames[speed]}، ${takesInWords(one)}`
}

export function applicantsInWords(count: number): string {
  return `${persianDigits(count)} نفر`
}
