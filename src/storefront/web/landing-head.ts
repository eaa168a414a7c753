import type { MetaDescriptor } from 'react-router'
import { structuredData } from '#storefront/structured-data.ts'
import type { IndexData, LandingData } from '#storefront/web/landing.server.ts'

export function landingHead(found: LandingData | undefined): MetaDescriptor[] {
  if (found === undefined) return []
  const { title, description, path } = found.content
  return [...head({ title, description, address: found.site + path }), { 'script:ld+json': graph(found) }]
}

export function indexHead(found: IndexData | undefined): MetaDescriptor[] {
  if (found === undefined) return []
  const { scope, destinations, site, path } = found
  const where = scope === 'international' ? 'خارجی' : 'داخلی و خارجی'
  return head({
    title: `مقصدهای پرواز ${where} با ارزان‌ترین قیمت`,
    description: `ارزان‌ترین قیمت پرواز به ${destinations.length} مقصد ${where} در ۳۰ روز آینده، با روز پرواز و قیمت نهایی.`,
    address: site + path,
  })
}

function graph({ content, flights, site }: LandingData): { [key: string]: never } {
  return structuredData({ content, flights }, site) as { [key: string]: never }
}

function head({
  title,
  description,
  address,
}: {
  readonly title: string
  readonly description: string
  readonly address: string
}): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'fa_IR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
  ]
}
