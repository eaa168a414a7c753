import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { amountIn } from '#flights/supplier/server/nira/classes-text.ts'

/** as our own tickets name them; other taxes keep the host's name */
const known: Readonly<Record<string, string>> = {
  I6: 'مالیات بر ارزش افزوده',
  KU: 'عوارض شهرداری',
  LP: 'عوارض فرودگاهی',
  HL: 'هلال احمر',
}

/** `I6:10000.0,EN_Desc:…,FA_Desc:…$KU:…$`; undefined when a tax is malformed, since a price needs all. */
export function taxesIn(text: string): PaxPrice['taxes'] | undefined {
  const parts = text.split('$').filter((part) => part.trim() !== '')
  const taxes = parts.map((part) => {
    const [, code, said] = /^\s*([A-Z0-9]{2}):([\d.]+)/.exec(part) ?? []
    const amount = amountIn(said)
    const name = /FA_Desc:([^,$]*)/.exec(part)?.[1]?.trim()
    return code === undefined || amount === undefined
      ? undefined
      : { code, name: known[code] ?? (name === undefined || name === '' ? code : name), amount }
  })
  return taxes.some((tax) => tax === undefined) ? undefined : taxes.flatMap((tax) => tax ?? [])
}
