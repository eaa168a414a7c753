import type { LoaderFunctionArgs } from 'react-router'
import { faqPath } from '#help/question.ts'
import { questions } from '#help/questions/all.ts'
import { lawPaths } from '#law/law-text.ts'
import { articlePath, magazinePath } from '#magazine/paths.ts'
import { indexPaths } from '#storefront/landing-paths.ts'
import { sitemap } from '#storefront/sitemap.ts'
import { railOf } from '#storefront/web/home-products.tsx'
import { countryPaths } from '#visas/country-paths.ts'
import { agencyOf } from '#web/page-context.server.ts'

const pages = [
  '/',
  indexPaths.all,
  indexPaths.international,
  ...Object.values(countryPaths),
  '/track',
  '/refund-promise',
  '/proof',
  '/flight-and-hotel',
  ...Object.values(lawPaths),
  '/faq',
  '/about-us',
  '/contact-us',
  '/status',
  '/multi-lang',
  ...questions.map(({ slug }) => faqPath(slug)),
]

export async function loader({ context }: LoaderFunctionArgs) {
  const { settings, storefront, magazine, orders } = agencyOf(context, 'storefront')
  const { destinations } = await storefront.destinations('all')
  const slugs = await magazine.slugs()
  const read = slugs.length === 0 ? [] : [magazinePath, ...slugs.map(articlePath)]
  const sold = railOf(orders).flatMap(({ page }) => (page.startsWith('/?') ? [] : [page]))
  const paths = [...new Set([...pages, ...sold]), ...destinations.map(({ path }) => path), ...read]
  const text = sitemap(settings.sites.here().publicUrl, paths)
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
