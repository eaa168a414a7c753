/** Pages of one kind, which share their styles in one file; a page of none of them is `account`. */
const kinds = [
  ['desk', /src\/desk\//],
  ['home', /storefront\/web\/(?:home|hotel-home|visa-home)-page/],
  ['landing', /storefront\/web\//],
  ['list', /(?:results|hotel)-page/],
  ['countries', /visas\/web\/(?:country|type)-page/],
  ['buying', /(?:passengers\/passengers|leaders|applicants|confirm|review|payment)-page/],
  ['reading', /(?:help|law|magazine|wallet|tracking)\/|promise-page/],
] as const

/** The file that brings a style, by all the pages that need it at once: a page's own, that of its kind, or that of every page. */
export function stylesOf(pages: readonly string[]): string {
  const paths = pages.map((page) => page.replaceAll('\\', '/').replace(/\?.*/, ''))
  const [only = ''] = paths
  if (paths.length === 1) return `styles-${ownName(only)}`
  const [kind = '', ...others] = new Set(paths.map(kindOf))
  if (others.length === 0) return `styles-${kind}`
  const isBuying = [kind, ...others].every((one) => one === 'buying' || one === 'account')
  return isBuying ? 'styles-travellers' : 'frame'
}

function kindOf(page: string): string {
  return kinds.find(([, pages]) => pages.test(page))?.[0] ?? 'account'
}

/** `…/src/hotels/web/results-page.tsx` is `hotels-results`. */
function ownName(page: string): string {
  const [, room = '', name = ''] = /\/src\/(\w+)\/(?:.*\/)?([\w-]+?)(?:-page)?\.tsx?$/.exec(page) ?? []
  return room === name ? room : `${room}-${name}`
}
