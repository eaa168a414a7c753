import { data, type LoaderFunctionArgs } from 'react-router'
import { contentKinds, type Version } from '#content/version.ts'
import { momentWords } from '#desk/moment-words.ts'
import { textKinds } from '#desk/server/content/text-kinds.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** The texts of a kind, and with `?key=` one of them with what was written of it before. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { content, storefront, settings, clock } = agencyOf(context, 'desk')
  const kind = contentKinds.find((one) => one === params['kind'])
  if (kind === undefined) throw data(null, { status: 404 })
  const kinds = textKinds(storefront)
  const { title, fields, figures, names, own } = kinds[kind]
  const key = new URL(request.url).searchParams.get('key')
  const versions = await content.history(kind)
  const written = new Map(versions.map((one) => [one.key, one]))
  const house = key === null ? undefined : own(key)
  if (key !== null && house === undefined) throw data(null, { status: 404 })
  const listed = kind === 'notice' ? noticesOf(versions) : await names()
  const readNow = await Promise.all(
    settings.sites.all.map(({ brand }) => content.textsAt({ brand: brand.id, now: clock.now() })),
  )
  const isRead = (one: string) => readNow.some((texts) => texts.of(kind, one) !== undefined)
  const latest = versions.find((one) => one.key === key && one.fields !== null)
  return {
    kind,
    title,
    fields,
    kinds: contentKinds.map((name) => ({ name, title: kinds[name].title })),
    sites: settings.sites.all.map(({ brand }) => ({ value: brand.id, label: brand.name })),
    figures: Object.entries(figures).map(([name, says]) => ({ name, says })),
    listed: listed.map((one) => ({ ...one, state: stateOf(isRead(one.key), written.has(one.key)) })),
    chosen: key === null ? null : { key, fields: latest?.fields ?? house ?? {}, own: house ?? {} },
    history: versions
      .filter((one) => key === null || one.key === key)
      .slice(0, 50)
      .map((version) => historyRow(version, clock.now())),
  }
}

function noticesOf(versions: readonly Version[]) {
  const last = new Map<string, string>()
  for (const { key, fields } of versions) if (!last.has(key) && fields) last.set(key, fields['words'] ?? '')
  return [...last].map(([key, name]) => ({ key, name }))
}

function stateOf(isRead: boolean, wasWritten: boolean): 'read' | 'written' | 'own' {
  if (isRead) return 'read'
  return wasWritten ? 'written' : 'own'
}

function historyRow(version: Version, now: Temporal.Instant) {
  const { id, brand, fields, startsAt, endsAt, writtenBy, writtenAt } = version
  return {
    id,
    brand: brand ?? 'همهٔ سایت‌ها',
    says: fields === null ? 'پس گرفته شد' : Object.values(fields).join(' ').slice(0, 80),
    from: momentWords(startsAt, now),
    until: endsAt === null ? '' : momentWords(endsAt, now),
    by: writtenBy,
    at: momentWords(writtenAt, now),
  }
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type ChosenText = NonNullable<Loaded['chosen']>
export type TextsOnPage = Loaded
