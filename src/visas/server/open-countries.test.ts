import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { FIRST_RATES, type Rate } from '#money/rates.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { visaCountries } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { openCountries, setOpen } from '#visas/server/open-countries.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const open = (isTooOld: (rate: Pick<Rate, 'currency'>) => boolean) =>
  openCountries({
    database: house.database,
    mode: 'production',
    rates: { current: async () => FIRST_RATES, isTooOld },
  })

test('a visa whose fee is reckoned by a rate that grew too old is closed until there is a newer one', async () => {
  const inDirhams = visaCountries.filter((one) => tariffOf(one).currency === 'AED')
  const [inDollars] = visaCountries.filter((one) => tariffOf(one).currency === 'USD')
  assert.ok(inDollars !== undefined && inDirhams.length > 0)
  assert.equal((await open(() => false)).size, 0, 'production begins with none')
  const at = house.clock.now()
  for (const country of [...inDirhams, inDollars])
    await setOpen(house.database, { country, isOpen: true, at })
  assert.deepEqual([...(await open(() => false))].toSorted(), [...inDirhams, inDollars].toSorted())
  assert.deepEqual([...(await open(({ currency }) => currency === 'AED'))], [inDollars])
})
