import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { stopSharedServer } from '#testing/database/database.ts'
import { chaos } from './chaos.ts'
import { drain } from './drain.ts'
import { everythingHappens } from './happenings.ts'
import { violations } from './laws.ts'
import { type Plant, plantIn, plantNamed, plantNames } from './plants.ts'
import { rulesOn } from './price-rules.ts'
import { openScene } from './scene.ts'

// A harness that finds nothing proves something only if it would have found it. A run plants one fault, by its seed; `TEETH` names
// another, and `TEETH=all` plants every one (`npm run proof -- teeth`).

const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1e6))
const wanted = chosen(process.env.TEETH)

/** Faults visible without kills, and the law that must find each. */
const unkilled: readonly (readonly [Plant, string])[] = [
  ['odd-money-unseen', 'money of a wrong amount is back, or in the wallet'],
  ['cheap-abroad', 'a card abroad is charged what is due, at the rate kept with it'],
  ['returns-unseen', 'what is given back arrives once, where it was to go'],
  ['returned-withdrawals-unseen', 'what is taken home arrives once, or is back in the wallet'],
  ['rooms-uncounted', 'rooms of a night are those of its stays'],
  ['visas-misfiled', 'an order and its request for a visa tell the same'],
  ['policies-misnumbered', 'an order and its policy tell the same'],
  ['experiences-stay', 'what is given back arrives once, where it was to go'],
  ['places-uncounted', 'places of a group are those of its bookings'],
  ['bags-for-nothing', 'what goes with a ticket is in the price of its order'],
  ['parts-sold-alone', 'a trip is bought whole or not at all'],
  ['protection-forgotten', 'what goes with a ticket is in the price of its order'],
  ['later-bags-stay', 'bags after the ticket stand or fall with it'],
  ['moved-policies-stay', 'an old ticket goes when the new one is out, once'],
  ['rules-unwritten', 'what price rules made is in the price, part by part'],
  ['tickets-stay-promised', 'an old ticket goes when the new one is out, once'],
]

suite(`a harness that bites (CRASH_SEED=${seed}: ${wanted.join(', ')})`, () => {
  after(stopSharedServer)

  if (wanted.includes('torn-transactions'))
    test('with transactions torn on purpose the kills are seen in the books', async (t) => {
      const { violations, broken } = await chaos({
        kills: 8,
        buyers: 24,
        seed: 5,
        plant: 'torn-transactions',
      })
      t.diagnostic(`found: ${lawsIn(violations)}; ${broken.length} broken`)
      assert.notDeepEqual([...violations, ...broken], [])
    })

  if (wanted.includes('forgetful-keys'))
    test('with keys forgotten on purpose a call made again is done again, and seen', async (t) => {
      const { violations } = await chaos({ kills: 2, buyers: 12, seed: 5, plant: 'forgetful-keys' })
      t.diagnostic(`found: ${lawsIn(violations)}`)
      const laws = violations.map(({ law }) => law)
      assert.ok(laws.includes('a key has one answer'))
      assert.ok(laws.includes('what was acknowledged is so, once'))
    })

  const broken = unkilled.filter(([plant]) => wanted.includes(plant))
  if (broken.length > 0)
    test(`a house that is broken in ${broken.length} places at once is found out in each`, async (t) => {
      await using scene = await openScene()
      await rulesOn(scene)
      for (const [plant] of broken) await plantIn(scene.database, plant)
      await scene.open()
      const diaries = await everythingHappens(scene)
      await Promise.all([scene.server.kill(), scene.worker.kill()])
      await drain(scene)
      const found = await violations(scene, diaries)
      t.diagnostic(`found: ${lawsIn(found)}`)
      const laws = new Set(found.map(({ law }) => law))
      for (const [plant, law] of broken) assert.ok(laws.has(law), `${plant} is not seen`)
    })
})

function chosen(named: string | undefined): readonly Plant[] {
  const all = plantNames()
  if (named === 'all') return all
  const one = plantNamed(named) ?? all[seed % all.length]
  return one === undefined ? [] : [one]
}

function lawsIn(violations: readonly { readonly law: string }[]): string {
  const counted = Map.groupBy(violations, ({ law }) => law)
  return [...counted].map(([law, of]) => `${law} (${of.length})`).join(', ')
}
