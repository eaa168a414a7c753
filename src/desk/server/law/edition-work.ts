import { sql } from 'kysely'
import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { EditionDraft } from '#desk/law/edition-draft.ts'
import { editionOf, tomorrow } from '#desk/server/law/edition-of.ts'
import type { LawRooms } from '#desk/server/law/rooms.ts'
import type { ProposalWork } from '#desk/server/proposal-work.ts'
import { editionFields, keyOf } from '#law/desk-edition.ts'
import { formattedVersion, lawNames } from '#law/law-text.ts'

/** Approved late it begins on the next day. */
export function editionWork(rooms: LawRooms): ProposalWork<EditionDraft> {
  return {
    kind: 'law-edition',
    payload: EditionDraft,
    async describe(database, draft) {
      const { version, since } = await editionOf(rooms, database, draft)
      return [
        `${lawNames[draft.slug]}: نسخهٔ ${formattedVersion(version)} از ${dateWithYear(Temporal.PlainDate.from(since))}؛ تأیید دیرتر، از روز پس از تأیید.`,
        ...wordsOf(draft),
        'سفارش‌های پیش از آن روز با همان نسخهٔ زمان خود می‌مانند.',
      ]
    },
    async execute(trx, { payload, proposedBy }) {
      await sql`select pg_advisory_xact_lock(hashtext('editions of the law'))`.execute(trx)
      const soonest = tomorrow(rooms)
      const since = payload.since < soonest ? soonest : payload.since
      const edition = await editionOf(rooms, trx, { ...payload, since })
      await rooms.content.write(trx, {
        kind: 'law',
        key: keyOf(edition),
        brand: null,
        fields: editionFields(edition),
        startsAt: Temporal.PlainDate.from(since).toZonedDateTime(iranZone).toInstant(),
        endsAt: null,
        writtenBy: proposedBy,
      })
      return undefined
    },
  }
}

function wordsOf(draft: EditionDraft): readonly string[] {
  if ('lead' in draft) return [`عنوان: ${draft.title}`, `مقدمه: ${draft.lead}`]
  const { clause, title, text, summary } = draft
  const which = clause === '' ? `بند تازه: ${title}` : `بند «${title}» چنین خوانده می‌شود:`
  return [which, text, `به زبان ساده: ${summary}`]
}
