import { persianDigits } from '#money/digits.ts'
import type { Party } from '#passengers/party.ts'

export function partyWords({ adults, children, infants }: Party): string {
  const groups = [
    [adults, 'بزرگسال'],
    [children, 'کودک'],
    [infants, 'نوزاد'],
  ] as const
  return groups
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${persianDigits(count)} ${name}`)
    .join('، ')
}
