/** §3. `fractionDigits` as in §9: with none truncated, with two rounded. */
export const CURRENCIES = {
  IRR: { name: 'ریال', nameEn: 'Iranian rial', fractionDigits: 0 },
  USD: { name: 'دلار', nameEn: 'US dollar', fractionDigits: 2 },
  AED: { name: 'درهم', nameEn: 'UAE dirham', fractionDigits: 2 },
  IQD: { name: 'دینار', nameEn: 'Iraqi dinar', fractionDigits: 0 },
} as const satisfies Record<string, { name: string; nameEn: string; fractionDigits: 0 | 2 }>

export type Currency = keyof typeof CURRENCIES
