/** How our own addresses begin; any other may be something that somebody typed. */
export const beginnings: ReadonlySet<string> = new Set(
  (
    '404 about-us accounts add-passenger api api-docs art assets bags blob confirm contact-us desk experiences faq flight flight-and-hotel hotel hotel-home ' +
    'hotels insurance international-flight landing login magazine multi-lang pay pay-together payment phrase plp privacy profile proof ' +
    'refund-promise seats status support terms ticket tours track visa visa-azerbaijan visa-home visa-italy visa-thiland visa-uae'
  ).split(' '),
)

/** What follows these is somebody's or something's own. */
const opaque = new Set(['blob', 'go', 'pay', 'Return', 'ticket'])
const plain = /^[A-Za-z][A-Za-z-]{0,40}$/

/** «/payment/:id»: an address without what it names. The same again when it is given one. */
export function pathTemplate(path: string): string {
  const [first = '', ...rest] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? []
  if (first === '') return '/'
  if (!beginnings.has(first)) return '/:id'
  const parts = rest.slice(0, 6).map((part, at) => {
    const before = at === 0 ? first : rest[at - 1]
    return plain.test(part) && !opaque.has(before ?? '') ? part : ':id'
  })
  return `/${[first, ...parts].join('/')}`
}
