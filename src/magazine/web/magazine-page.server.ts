import { data, type LoaderFunctionArgs } from 'react-router'
import { categoriesAbove } from '#magazine/category-tree.ts'
import { listPath } from '#magazine/paths.ts'
import { searchWords } from '#magazine/searched.ts'
import { readingNote } from '#magazine/web/reading-note.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** subjects that stand above the list; the others are on the page of theirs */
const mostSubjects = 12

/** A page of eight, of a category or of what was searched for; 404 beyond the last and for no category. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { magazine, settings, clock } = agencyOf(context, 'magazine')
  const site = settings.sites.here()
  const params = new URL(request.url).searchParams
  const category = params.get('category') ?? undefined
  const typed = (params.get('q') ?? '').trim().slice(0, 120)
  // signs alone name nothing, and nothing is said to be found for them
  const q = searchWords(typed).length === 0 ? '' : typed
  const page = pageIn(params.get('page'))
  await magazine.ready()
  const [list, categories, last] = await Promise.all([
    magazine.list({ category, q, page }),
    magazine.categories(),
    magazine.lastReading(),
  ])
  const chosen = categories.find(({ slug }) => slug === category)
  if ((category !== undefined && chosen === undefined) || page > list.pages) throw data(null, { status: 404 })
  const isAll = category === undefined && q === ''
  return {
    ...list,
    q,
    subjects: categories.filter(({ parent }) => parent === null).slice(0, mostSubjects),
    chosen: chosen ?? null,
    above: chosen === undefined ? [] : categoriesAbove(categories, chosen),
    below: chosen === undefined ? [] : categories.filter(({ parent }) => parent === chosen.slug),
    all: isAll ? list.total : (await magazine.list({})).total,
    note: readingNote(last, clock.now()),
    brandName: site.brand.name,
    site: site.publicUrl,
    address: site.publicUrl + listPath({ category, page }),
  }
}

function pageIn(text: string | null): number {
  if (text === null) return 1
  if (!/^[1-9]\d{0,4}$/.test(text)) throw data(null, { status: 404 })
  return Number(text)
}
