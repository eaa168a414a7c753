import type { Needs } from './module-needs.ts'

/** What travellers ask for in one visit. */
interface Visit {
  readonly weight: number
  readonly brings: readonly RegExp[]
}

const front = [
  /storefront\/web\/(?:home-page|home-phrase|destinations)/,
  /form\/flight-search-rich|install\/app-host|art\/composed-scene/,
]

const buying = [
  /ui\/calendar\/date-panel|web\/back-entries|accounts\/web\/login-modal/,
  /orders\/web\/payment\/(?:payment-page|payment-summary|issuing-screen)/,
]

/** A front page at rest, and each purchase from its front page to what is bought: with nothing kept they pay for every piece. */
const whole: readonly Visit[] = [
  { weight: 60, brings: front },
  {
    weight: 20,
    brings: [
      ...front,
      ...buying,
      /flights\/search\/web\/(?:results\/results-(?:page|screen|found)|card\/results-details)/,
      /flights\/booking\/web\/(?:passengers\/passengers-(?:page|form)|confirm\/confirm(?:-page|-terms)?\.)/,
      /tickets\/web\/ticket-screen/,
    ],
  },
  {
    weight: 12,
    brings: [
      ...buying,
      /storefront\/web\/hotel-home-page/,
      /hotels\/web\/(?:hotel-search-rich|results-page|results-screen|results-card-rooms|hotel-page|hotel-page-rooms)/,
      /hotels\/web\/(?:leaders-page|leaders-form|confirm(?:-page|-terms)?\.|voucher-screen)/,
    ],
  },
  {
    weight: 12,
    brings: [
      /storefront\/web\/visa-home-page|accounts\/web\/login-modal/,
      /visas\/web\/(?:country-page|country-body|visa-chooser|applicants-page|applicants-form)/,
      /visas\/web\/(?:payment-page|visa-pay|visa-terms|filed-screen)/,
    ],
  },
]

const apart =
  /accounts\/web\/login-modal|passengers\/passengers-form|results\/results-screen|web\/(?:leaders|applicants)-form/

/** Whoever waits for one of these is not sent another. */
export function standsApart(id: string): boolean {
  return apart.test(id.replaceAll('\\', '/'))
}

const noLimit = Number.POSITIVE_INFINITY

/** Opened straight from a search engine, or alone by a press. */
const each: { readonly page: Cost; readonly moment: Cost } = {
  page: { weight: 1, most: 137_000 },
  moment: { weight: 0.12, most: noLimit },
}

/** How much a visit counts, and the bytes of source it is sent at most. */
export interface Cost {
  readonly weight: number
  readonly most: number
}

export interface Visits {
  readonly costs: readonly Cost[]
  /** 1 at each visit that needs it */
  needing(needs: Needs): Uint8Array
}

/** Every visit that pieces are cut for: the whole ones, each page and each moment by itself. */
export function visitsOf(pages: readonly string[], moments: readonly string[]): Visits {
  const alone = [...pages, ...moments]
  return {
    costs: [
      ...whole.map(({ weight }) => ({ weight, most: noLimit })),
      ...pages.map(() => each.page),
      ...moments.map(() => each.moment),
    ],
    needing(needs) {
      const by = new Set([...needs.pages, ...needs.moments])
      const paths = [...by].map((path) => path.replaceAll('\\', '/'))
      const isOfAll = needs.pages.some(isFrame)
      return Uint8Array.from([
        ...whole.map(({ brings }) =>
          Number(isOfAll || paths.some((path) => brings.some((one) => one.test(path)))),
        ),
        ...alone.map((path) => Number(isOfAll || by.has(path))),
      ])
    },
  }
}

export function isDesk(page: string): boolean {
  return /[\\/]src[\\/]desk[\\/]/.test(page)
}

/** The desk's few people take the pieces as travellers' visits cut them: for them nothing is cut otherwise. */
export function ofTravellers(needs: Needs): Needs {
  const isOthers = (id: string) => !isDesk(id)
  const others = { pages: needs.pages.filter(isOthers), moments: needs.moments.filter(isOthers) }
  return others.pages.length + others.moments.length > 0 ? others : needs
}

/** What every page has: the root and what begins it. */
export function isFrame(page: string): boolean {
  return /[\\/]src[\\/](?:root|entry\.client)\.tsx/.test(page)
}
