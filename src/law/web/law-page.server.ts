import { data, type LoaderFunctionArgs } from 'react-router'
import { deskEditions } from '#law/desk-edition.ts'
import { editionsOf, lawOwner } from '#law/law-owner.ts'
import { lawSlugAt } from '#law/law-text.ts'
import { agencyOf } from '#web/page-context.server.ts'

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
  const own = lawOwner(brand)
  // a brand that wrote its own law showed the house's before
  const isElsewhere = owner !== own && owner !== brand.legalVariant
  return {
    slug,
    text: edition.texts()[slug],
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
