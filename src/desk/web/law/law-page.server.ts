import { data, type LoaderFunctionArgs } from 'react-router'
import { dateWithYear } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { lawHistory } from '#desk/server/law/law-history.ts'
import { editionsOf, lawOwner } from '#law/law-owner.ts'
import { formattedVersion, lawNames, lawPaths, lawSlugs } from '#law/law-text.ts'
import { agencyOf, type PageRooms } from '#web/page-context.server.ts'

/** The law of each owner as it will be read once all is in force; with `?of=&text=&clause=` one clause of it, with `&head=` its title and lead. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, settings, clock } = agencyOf(context, 'desk')
  const { searchParams } = new URL(request.url)
  const owners = ownersOf(settings.sites)
  const owner = owners.find(({ id }) => id === (searchParams.get('of') ?? owners[0]?.id))
  const slug = lawSlugs.find((one) => one === (searchParams.get('text') ?? 'terms'))
  if (owner === undefined || slug === undefined) throw data(null, { status: 404 })
  const { sites } = settings
  const { heads, newest: written } = await lawHistory({ content, sites }, owner.id)
  const [newest] = editionsOf(owner.id, sites.brands, written)
  if (newest === undefined) throw data(null, { status: 404 })
  const { clauses, title, lead } = newest.texts()[slug]
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
    head: searchParams.has('head') ? { title, lead } : null,
    pages: pagesOf(heads.length, searchParams),
    editions: pageOf(heads, searchParams).map(({ version, since }) => ({
      version: formattedVersion(version),
      since: dateWithYear(Temporal.PlainDate.from(since)),
      href: `${lawPaths[slug]}?version=${version}&of=${owner.id}`,
      isAhead: since > today,
    })),
  }
}

const editionsAPage = 30

function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

function pageOf<One>(all: readonly One[], params: URLSearchParams): readonly One[] {
  const from = (pageNumber(params) - 1) * editionsAPage
  return all.slice(from, from + editionsAPage)
}

function pagesOf(count: number, params: URLSearchParams) {
  const page = pageNumber(params)
  return {
    count,
    newer: page > 1 ? String(page - 1) : undefined,
    older: page * editionsAPage < count ? String(page + 1) : undefined,
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
