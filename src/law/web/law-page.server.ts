import { data, type LoaderFunctionArgs } from 'react-router'
import { editionNumbered, editions, inForce } from '#law/editions.ts'
import { lawSlugAt } from '#law/law-text.ts'
import { agencyOf } from '#web/page-context.server.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { settings } = agencyOf(context, 'law')
  const { pathname, searchParams } = new URL(request.url)
  const wanted = searchParams.get('version')
  const edition = wanted === null ? inForce : editionNumbered(wanted)
  const slug = lawSlugAt(pathname)
  if (edition === undefined || slug === undefined) throw data(null, { status: 404 })
  const { version, since } = edition
  const { brand, publicUrl: site } = settings.sites.here()
  return {
    slug,
    text: edition.texts(brand.legalVariant)[slug],
    version,
    since,
    isInForce: edition === inForce,
    versions: editions.map((one) => one.version),
    brandName: brand.name,
    site,
  }
}
