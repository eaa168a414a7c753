import type { Country } from '#places/place.ts'

const otherNames: Readonly<Record<string, readonly string[]>> = {
  ARE: ['امارات', 'uae', 'emirates'],
  AZE: ['آذربایجان'],
  CIV: ['ivory coast'],
  CZE: ['چک', 'czech republic'],
  GBR: ['انگلیس', 'انگلستان', 'uk', 'great britain', 'england'],
  KOR: ['کره', 'korea'],
  MMR: ['میانمار', 'برمه', 'burma'],
  PSE: ['فلسطین', 'palestine'],
  SAU: ['عربستان', 'ksa'],
  TUR: ['turkey'],
  USA: ['آمریکا', 'ایالات متحدهٔ آمریکا', 'america'],
  ZAF: ['آفریقای جنوبی'],
}

/** What people call a country, its own names first. */
export function countryNames({ name, nameEn, code3 }: Country): readonly string[] {
  return [name, nameEn, ...(otherNames[code3] ?? [])]
}
