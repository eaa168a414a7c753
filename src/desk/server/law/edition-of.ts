import { iranZone } from '#calendar/zones.ts'
import { paragraphsIn } from '#content/text-fault.ts'
import type { Trx } from '#database/database.ts'
import type { EditionDraft } from '#desk/law/edition-draft.ts'
import { lawHistory } from '#desk/server/law/law-history.ts'
import type { LawRooms } from '#desk/server/law/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { DeskEdition } from '#law/desk-edition.ts'
import { type EditionChange, nextEdition } from '#law/next-edition.ts'

/** The edition that a draft makes today. Refuses LAW_DAY and LAW_FAULTY. */
export async function editionOf(rooms: LawRooms, trx: Trx, draft: EditionDraft): Promise<DeskEdition> {
  const { owner, slug, since } = draft
  const { count, newest } = await lawHistory(rooms, owner, trx)
  const wording = wordingOf(draft, `desk-${count + 1}`)
  if (since < tomorrow(rooms)) throw refuse('LAW_DAY', { property: 'since' })
  try {
    return nextEdition({ owner, slug, since, wording }, rooms.sites.brands, newest)
  } catch (error) {
    if (error instanceof RangeError)
      throw refuse('LAW_FAULTY', { property: 'above' in wording ? 'lead' : 'text' })
    throw error
  }
}

function wordingOf(draft: EditionDraft, fresh: string): EditionChange['wording'] {
  if ('lead' in draft) return { above: { title: draft.title, lead: draft.lead } }
  const { clause, title, summary, text } = draft
  return { clause: { id: clause === '' ? fresh : clause, title, summary, paragraphs: paragraphsIn(text) } }
}

/** The first day from which a text can be read that nobody has read yet. */
export function tomorrow({ clock }: Pick<LawRooms, 'clock'>): string {
  return clock.now().toZonedDateTimeISO(iranZone).toPlainDate().add({ days: 1 }).toString()
}
