import { data, type LoaderFunctionArgs } from 'react-router'
import { editionNumbered, editions, inForce } from '#law/editions.ts'
import { isLawVariant, lawSlugAt } from '#law/law-text.ts'
import { agencyOf } from '#web/page-context.server.ts'

/** `?version=` an edition, `&of=` of which brands: what an order agreed to is read at any of our sites. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { settings } = agencyOf(context, 'law')
  const { pathname, searchParams } = new URL(request.url)
  const wanted = searchParams.get('version')
  const edition = wanted === null ? inForce : editionNumbered(wanted)
  const slug = lawSlugAt(pathname)
  if (edition === undefined || slug === undefined) throw data(null, { status: 404 })
  const { version, since } = edition
  const { brand, publicUrl: site } = settings.sites.here()
  const variant = searchParams.get('of') ?? brand.legalVariant
  if (!isLawVariant(variant)) throw data(null, { status: 404 })
  return {
    slug,
    text: edition.texts(variant)[slug],
    version,
    since,
    isInForce: edition === inForce,
    elsewhere: variant === brand.legalVariant ? null : variant,
    versions: editions.map((one) => one.version),
    brandName: brand.name,
    site,
  }
}
