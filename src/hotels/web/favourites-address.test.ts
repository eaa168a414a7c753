import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedFavouritesPath, sharedIds } from '#hotels/web/favourites-address.ts'

const idsOf = (path: string) => sharedIds(new URL(path, 'http://localhost').searchParams)

test('shared favourites come back from their address in the same order, thirty at most', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `kih-${at}`)
  assert.deepEqual(idsOf(sharedFavouritesPath(['mhd-darvishi', 'kih-marjan'])), [
    'mhd-darvishi',
    'kih-marjan',
  ])
  assert.deepEqual(idsOf(sharedFavouritesPath(ids)), ids.slice(0, 30))
})

test('an address without ids is the reader’s own; what is no id is left out, and no hotel stands twice', () => {
  assert.equal(idsOf('/hotels/favourites'), undefined)
  assert.deepEqual(idsOf('/hotels/favourites?hotels=kih-marjan,../x,KIH,kih-marjan,'), ['kih-marjan'])
})
