import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstRate } from '#testing/visas/first-prices.ts'
import { visaCountries } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { countryPaths } from '#visas/country-paths.ts'
import { lengthsOf } from '#visas/lengths.ts'
import { structuredData } from '#visas/structured-data.ts'

for (const country of visaCountries)
  test(`engines read of ${country} what the page says`, () => {
    const facts = {
      ...countryData(country),
      path: countryPaths[country],
      lengths: lengthsOf(country, firstRate(country)),
      isOpen: true,
    }
    const { '@graph': graph } = structuredData(facts, 'https://house') as { '@graph': readonly Node[] }
    const [trail, service, faq] = graph
    assert.deepEqual(
      trail?.itemListElement?.map(({ item }) => item),
      ['https://house/', 'https://house/visa-home', `https://house${facts.path}`],
    )
    assert.equal(
      service?.offers?.lowPrice,
      Math.min(...facts.lengths.filter(({ type }) => type === 'tourist').map(({ from }) => from)),
    )
    assert.deepEqual(
      faq?.mainEntity?.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
      facts.questions.map(({ asks, says }) => [asks, says]),
    )
  })

test('engines are offered nothing of a country whose requests nobody takes', () => {
  const facts = {
    ...countryData('TH'),
    path: countryPaths.TH,
    lengths: lengthsOf('TH', firstRate('TH')),
    rate: firstRate('TH') as never,
    isOpen: false,
  }
  const { '@graph': graph } = structuredData(facts, 'https://house') as { '@graph': readonly Node[] }
  assert.ok(graph.every(({ offers }) => offers === undefined))
})

interface Node {
  readonly itemListElement?: readonly { readonly item: string }[]
  readonly offers?: { readonly lowPrice: number }
  readonly mainEntity?: readonly {
    readonly name: string
    readonly acceptedAnswer: { readonly text: string }
  }[]
}
