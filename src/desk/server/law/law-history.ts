import { iranZone } from '#calendar/zones.ts'
import type { Content } from '#content/server/content.ts'
import type { Trx } from '#database/database.ts'
import { type DeskEdition, deskEditions, type EditionHead, editionNamed, keyOf } from '#law/desk-edition.ts'
import { editionHeads } from '#law/law-owner.ts'
import type { Sites } from '#server/sites.ts'

interface Rooms {
  readonly content: Pick<Content, 'outline' | 'latest'>
  readonly sites: Pick<Sites, 'brands'>
}

export interface LawHistory {
  /** ever written at the desk, for every owner */
  readonly count: number
  /** of the owner, the newest first, those of the house among them */
  readonly heads: readonly EditionHead[]
  /** the newest of the owner where the desk wrote it, else nothing: what a next one is made of */
  readonly newest: readonly DeskEdition[]
}

/** However many there are: names and days of all, the text of the newest alone. */
export async function lawHistory({ content, sites }: Rooms, owner: string, trx?: Trx): Promise<LawHistory> {
  const outline = await content.outline('law', trx)
  const written = outline.flatMap(({ key, startsAt }) => {
    const named = editionNamed(key)
    return named === undefined ? [] : [{ ...named, since: dayOf(startsAt) }]
  })
  const heads = editionHeads(owner, sites.brands, written)
  const [first] = heads
  const stored = first && (await content.latest('law', keyOf(first), trx))
  return { count: outline.length, heads, newest: deskEditions(stored === undefined ? [] : [stored]) }
}

/** An edition begins as its day does. */
function dayOf(startsAt: Temporal.Instant): string {
  return startsAt.toZonedDateTimeISO(iranZone).toPlainDate().toString()
}
