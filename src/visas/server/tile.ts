import type { ProductTile, TileDrawing } from '#orders/product-tile.ts'
import type { VisaCountry } from '#visas/choice.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { factsOfAll } from '#visas/server/facts.ts'
import type { Room } from '#visas/server/room.ts'
import { lengthsOfType } from '#visas/sold-choice.ts'
import { currencyName, takesInWords } from '#visas/web/visa-words.ts'

const drawings: Readonly<Record<VisaCountry, TileDrawing>> = {
  AE: 'emirates',
  AZ: 'azerbaijan',
  IT: 'italy',
  TH: 'thailand',
}

/** Of the countries that take requests now; the first of them is pictured. */
export async function tile(
  room: Pick<Room, 'database' | 'mode' | 'rates'>,
): Promise<ProductTile | undefined> {
  const open = (await factsOfAll(room)).filter(({ isOpen }) => isOpen)
  const [first] = open
  if (first === undefined) return undefined
  return {
    about: 'ویزا',
    title: `ویزای ${first.name}، بدون دوندگی`,
    says: saysOf(first),
    price: null,
    picks: open.map(({ name, lengths, path }) => ({ name, says: feeOf(lengths), path })),
    action: 'شروع درخواست',
    path: first.path,
    picture: { drawing: drawings[first.code] },
  }
}

/** Its papers are sent here unless some are taken to its embassy. */
function saysOf({ takes: [usual], otherPapers }: VisaFacts): string {
  const takes = usual && `نتیجه ${takesInWords(usual)}`
  const sent = otherPapers.length === 0 ? 'مدارک را آنلاین می‌فرستید' : undefined
  const says = [sent, takes].flatMap((part) => part ?? [])
  return says.length === 0 ? '' : `${says.join('؛ ')}.`
}

/** The least that its authority takes of whoever stays. */
function feeOf(lengths: VisaFacts['lengths']): string {
  const [least] = lengthsOfType(lengths, 'tourist')
    .map(({ fee }) => fee)
    .toSorted((one, other) => one.amount - other.amount)
  if (least === undefined) return ''
  return least.amount === 0 ? 'بدون هزینهٔ ویزا' : `از ${least.amount} ${currencyName(least.currency)}`
}
