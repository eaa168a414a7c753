import type { VisaFacts, VisaLength } from '#visas/responses.ts'
import { lowestOf } from '#visas/sold-choice.ts'

interface CountryFacts extends Pick<VisaFacts, 'name' | 'path' | 'isOpen'> {
  readonly questions: readonly VisaFacts['questions'][number][]
  readonly lengths: readonly VisaLength[]
}

/** schema.org; prices in rial, absolute URLs; offers only while open. */
export function structuredData(
  { name, path, isOpen, questions, lengths }: CountryFacts,
  site: string,
): object {
  const steps = [
    { name: 'خانه', item: `${site}/` },
    { name: 'ویزا', item: `${site}/visa-home` },
    { name: `ویزای ${name}`, item: site + path },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
      {
        '@type': 'Service',
        name: `درخواست ویزای ${name}`,
        serviceType: 'درخواست ویزا',
        areaServed: { '@type': 'Country', name },
        ...(isOpen && {
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'IRR',
            lowPrice: lowestOf(lengths),
            url: site + path,
          },
        }),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ asks, says }) => ({
          '@type': 'Question',
          name: asks,
          acceptedAnswer: { '@type': 'Answer', text: says },
        })),
      },
    ],
  }
}
