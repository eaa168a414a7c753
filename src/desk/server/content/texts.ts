import { randomUUID } from 'node:crypto'
import type { Fields, TextKind } from '#content/version.ts'
import type { ContentRooms } from '#desk/server/content/rooms.ts'
import { type Previewed, textKinds } from '#desk/server/content/text-kinds.ts'
import { refuse } from '#desk/server/refusals.ts'
import { Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface TextDraft {
  readonly kind: TextKind
  /** empty: a notice that is new */
  readonly key: string
  readonly brand: string | null
  /** null: taken back */
  readonly fields: Fields | null
  /** null: at once */
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Refuses TEXT_FAULTY, TEXT_HOUR, TEXT_SITE. Its name among its kind. */
export async function writeText(rooms: ContentRooms, by: StaffVisitor, draft: TextDraft): Promise<string> {
  const { desk, content } = rooms
  const times = mustBeWhole(rooms, draft)
  const { kind, brand, fields } = draft
  const key = draft.key === '' ? randomUUID() : draft.key
  await desk.database.transaction().execute(async (trx) => {
    const version = {
      kind,
      key,
      brand,
      fields: fields && onlyKnown(rooms, draft, fields),
      ...times,
      writtenBy: by.name,
    }
    const id = await content.write(trx, version)
    const subject = { kind: 'content', id: `${kind}/${key}` }
    const action = fields === null ? 'content.taken-back' : 'content.written'
    await desk.audit.record(trx, by, { action, subject, details: { version: id, brand } })
  })
  return key
}

export interface SitePreview extends Previewed {
  readonly site: string
}

/** As each site it is for would say it. */
export function previewText(rooms: ContentRooms, draft: TextDraft): readonly SitePreview[] {
  mustBeWhole(rooms, draft)
  const { kind, key, brand, fields } = draft
  return rooms.sites.all
    .filter((site) => brand === null || site.brand.id === brand)
    .map((site) => ({
      site: site.brand.name,
      ...textKinds(rooms.storefront)[kind].preview(key, fields ?? {}, site),
    }))
}

function mustBeWhole({ sites, clock, storefront }: ContentRooms, draft: TextDraft) {
  const { kind, key, brand, fields, startsAt, endsAt } = draft
  const terms = textKinds(storefront)[kind]
  if ((key === '' && kind !== 'notice') || terms.own(key) === undefined)
    throw refuse('TEXT_FAULTY', { property: 'key' })
  if (brand !== null && sites.all.every((site) => site.brand.id !== brand))
    throw refuse('TEXT_SITE', { property: 'brand' })
  const [fault] = fields === null ? [] : terms.faults(key, fields)
  if (fault !== undefined)
    throw new Refusal('TEXT_FAULTY', { says: fault.says }, { property: fault.property })
  const now = clock.now()
  const from = startsAt === null ? now : Temporal.Instant.from(startsAt)
  const until = endsAt === null ? null : Temporal.Instant.from(endsAt)
  if (Temporal.Instant.compare(from, now) < 0) throw refuse('TEXT_HOUR', { property: 'day' })
  if (until !== null && Temporal.Instant.compare(until, from) <= 0)
    throw refuse('TEXT_HOUR', { property: 'untilDay' })
  return { ...(startsAt === null ? {} : { startsAt: from }), endsAt: until }
}

function onlyKnown({ storefront }: ContentRooms, { kind }: TextDraft, fields: Fields): Fields {
  const names = textKinds(storefront)[kind].fields.map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, (fields[name] ?? '').trim().replaceAll('\r\n', '\n')]))
}
