import { iranZone } from '#calendar/zones.ts'
import { paragraphsIn } from '#content/text-fault.ts'
import type { Trx } from '#database/database.ts'
import type { EditionDraft } from '#desk/law/edition-draft.ts'
import type { LawRooms } from '#desk/server/law/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import { type DeskEdition, deskEditions } from '#law/desk-edition.ts'
import { nextEdition } from '#law/next-edition.ts'

/** The edition that a draft makes today. Refuses LAW_DAY and LAW_FAULTY. */
export async function editionOf(rooms: LawRooms, trx: Trx, draft: EditionDraft): Promise<DeskEdition> {
  const written = deskEditions(await rooms.content.history('law', trx))
  const { owner, slug, clause, title, summary, text, since } = draft
  const id = clause === '' ? `desk-${written.length + 1}` : clause
  const worded = { id, title, summary, paragraphs: paragraphsIn(text) }
  if (since < tomorrow(rooms)) throw refuse('LAW_DAY', { property: 'since' })
  try {
    return nextEdition({ owner, slug, since, clause: worded }, rooms.sites.brands, written)
  } catch (error) {
    if (error instanceof RangeError) throw refuse('LAW_FAULTY', { property: 'text' })
    throw error
  }
}

/** The first day from which a text can be read that nobody has read yet. */
export function tomorrow({ clock }: Pick<LawRooms, 'clock'>): string {
  return clock.now().toZonedDateTimeISO(iranZone).toPlainDate().add({ days: 1 }).toString()
}
