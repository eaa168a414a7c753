import { data, type LoaderFunctionArgs } from 'react-router'
import { iranZone } from '#calendar/zones.ts'
import { changedClauses } from '#law/changed-clauses.ts'
import { deskEditions } from '#law/desk-edition.ts'
import { editionsOf, lawOwner } from '#law/law-owner.ts'
import { lawSlugAt } from '#law/law-text.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

/** `?version=` an edition, `&of=` of which brands: what an order agreed to is read at any of our sites. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { settings, content } = agencyOf(context, 'law')
  const { pathname, searchParams } = new URL(request.url)
  const { here, brands } = settings.sites
  const { brand, publicUrl: site } = here()
  const [wanted, owner] = [searchParams.get('version'), searchParams.get('of') ?? lawOwner(brand)]
  const written = deskEditions((await content.texts()).all('law'))
  const editions = editionsOf(owner, brands, written)
  const edition = editions.find(({ version }) => wanted === null || version === wanted)
  const slug = lawSlugAt(pathname)
  if (edition === undefined || slug === undefined) throw data(null, { status: 404 })
  const { version, since } = edition
  const text = edition.texts()[slug]
  const before = editions[editions.indexOf(edition) + 1]
  const own = lawOwner(brand)
  // a brand that wrote its own law showed the house's before
  const isElsewhere = owner !== own && owner !== brand.legalVariant
  return {
    slug,
    text,
    changed: changedClauses(text, before?.texts()[slug]),
    agreed: await agreedIn(context, { owner, version }),
    version,
    since,
    isInForce: edition === editions[0] && (owner === own || isElsewhere),
    of: owner === own ? null : owner,
    isElsewhere,
    versions: editions.map((one) => one.version),
    brandName: brand.name,
    site,
  }
}

interface Edition {
  readonly owner: string
  readonly version: string
}

/** What whoever is signed in agreed to when he paid: this edition, or the newest other one of the same owner. */
async function agreedIn(context: LoaderFunctionArgs['context'], { owner, version }: Edition) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') return null
  const { orders } = agencyOf(context, 'law')
  const own = (await orders.editionsAgreedBy(visitor.userId)).filter(({ terms }) => terms.variant === owner)
  const found = own.find(({ terms }) => terms.version === version) ?? own[0]
  if (found === undefined) return null
  const day = found.at.toZonedDateTimeISO(iranZone).toPlainDate().toString()
  return { version: found.terms.version, variant: owner, orderNumber: found.orderNumber, day }
}
