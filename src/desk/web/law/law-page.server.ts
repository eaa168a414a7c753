import { data, type LoaderFunctionArgs } from 'react-router'
import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { deskEditions } from '#law/desk-edition.ts'
import { editionsOf, lawOwner } from '#law/law-owner.ts'
import { formattedVersion, lawNames, lawPaths, lawSlugs } from '#law/law-text.ts'
import { agencyOf, type PageRooms } from '#web/page-context.server.ts'

/** The law of each owner as it will be read once all is in force; with `?of=&text=&clause=` one clause of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, settings, clock } = agencyOf(context, 'desk')
  const { searchParams } = new URL(request.url)
  const written = deskEditions(await content.history('law'))
  const owners = ownersOf(settings.sites)
  const owner = owners.find(({ id }) => id === (searchParams.get('of') ?? owners[0]?.id))
  const slug = lawSlugs.find((one) => one === (searchParams.get('text') ?? 'terms'))
  const [newest, ...before] = editionsOf(owner?.id ?? '', settings.sites.brands, written)
  if (owner === undefined || slug === undefined || newest === undefined) throw data(null, { status: 404 })
  const { clauses } = newest.texts()[slug]
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate().toString()
  const id = searchParams.get('clause')
  const chosen = id === null ? undefined : clauses.find((one) => one.id === id)
  if (id !== null && id !== '' && chosen === undefined) throw data(null, { status: 404 })
  return {
    owner: owner.id,
    slug,
    owners,
    texts: lawSlugs.map((one) => ({ slug: one, name: lawNames[one] })),
    clauses: clauses.map((one) => ({ id: one.id, title: one.title })),
    chosen:
      id === null
        ? null
        : {
            id,
            title: chosen?.title ?? '',
            summary: chosen?.summary ?? '',
            text: (chosen?.paragraphs ?? []).join('\n\n'),
          },
    editions: [newest, ...before].slice(0, 30).map(({ version, since }) => ({
      version: formattedVersion(version),
      since: dateWithYear(Temporal.PlainDate.from(since)),
      href: `${lawPaths[slug]}?version=${version}&of=${owner.id}`,
      isAhead: since > today,
    })),
  }
}

/** Brands that share texts are one owner. */
function ownersOf({ all }: PageRooms['desk']['settings']['sites']) {
  const named = Map.groupBy(all, ({ brand }) => lawOwner(brand))
  return [...named].map(([id, sites]) => ({ id, name: sites.map(({ brand }) => brand.name).join('، ') }))
}

type Loaded = Awaited<ReturnType<typeof loader>>
export type LawOnPage = Loaded
export type ChosenClause = NonNullable<Loaded['chosen']>
