import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { persianDigits } from '#money/digits.ts'
import type { Stage } from './stage.ts'

export interface FollowedCard {
  readonly card: Locator
  /** «۸۲٪ از ۴۱ پرواز اخیر», by the data source */
  readonly words: string
}

export async function cardsByPunctuality(page: Page, stage: Stage) {
  const followed: FollowedCard[] = []
  const others: Locator[] = []
  const seen = new Set<string>()
  for (const shown of await page.getByRole('article').all()) {
    const number = /\b[A-Z0-9]{2} \d{1,4}\b/.exec(await shown.innerText())?.[0]
    if (number === undefined || seen.has(number)) continue
    seen.add(number)
    const words = followed.length < 2 ? await wordsOf(stage, number) : undefined
    const card = page.getByRole('article').filter({ hasText: number }).first()
    if (words === undefined) others.push(card)
    else followed.push({ card, words })
  }
  const [[first, second], [silent]] = [followed, others]
  assert.ok(first && second && silent, 'two of the flights are followed, and there is another')
  return { first, second, silent }
}

export async function nothingIsKnown({ product }: Stage): Promise<void> {
  const response = await fetch(`${product.settings.facts?.baseUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'empty', times: 1 }),
  })
  assert.equal(response.status, 200)
}

interface Bracket {
  readonly delayedTo?: string
  readonly num: number
}

async function wordsOf(stage: Stage, number: string): Promise<string | undefined> {
  const { facts } = stage.product.settings
  assert.ok(facts?.isSimulator)
  const response = await fetch(`${facts.baseUrl}/flights/${number.replace(' ', '')}/delays`, {
    headers: { 'x-api-market-key': facts.apiKey },
  })
  if (response.status !== 200) return undefined
  const { destinations } = (await response.json()) as {
    readonly destinations: readonly {
      readonly numConsideredFlights: number
      readonly numFlightsDelayedBrackets: readonly Bracket[]
    }[]
  }
  const [landings] = destinations
  if (landings === undefined || landings.numConsideredFlights < 10) return undefined
  const onTime = landings.numFlightsDelayedBrackets
    .filter(({ delayedTo }) => delayedTo?.startsWith('-') === true || delayedTo === '00:15:00')
    .reduce((sum, { num }) => sum + num, 0)
  const count = landings.numConsideredFlights
  return `${persianDigits(Math.round((onTime * 100) / count))}٪ از ${persianDigits(count)} پرواز اخیر`
}
