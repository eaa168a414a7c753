import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { articlePath } from '#magazine/paths.ts'
import { articleData } from '#magazine/structured-data.ts'
import { readingNote } from '#magazine/web/reading-note.server.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** An article; 301 to its new address when it was renamed, 404 for one that is not there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { magazine, settings, clock } = agencyOf(context, 'magazine')
  await magazine.ready()
  const slug = params['slug'] ?? ''
  const article = await magazine.article(slug)
  if (article === undefined) throw data(null, { status: 404 })
  if ('movedTo' in article) throw redirect(articlePath(article.movedTo), 301)
  const [next, last] = await Promise.all([magazine.next(slug, 3), magazine.lastReading()])
  const { brand, publicUrl: site } = settings.sites.here()
  const brandName = brand.name
  return {
    article,
    next,
    note: readingNote(last, clock.now()),
    brandName,
    site,
    graph: articleData(article, { url: site, name: brandName }),
  }
}
