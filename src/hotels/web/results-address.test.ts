import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchPart, shouldRevalidate, withLook } from '#hotels/web/results-address.ts'

const search = 'city=KIH&checkIn=2026-12-03&checkOut=2026-12-06&rooms=2'

test('looking at results otherwise asks for no new search; another day does', () => {
  const from = new URL(`http://here/hotels?${search}`)
  const to = (rest: string) => new URL(`http://here/hotels?${rest}`)
  const asks = (next: URL) =>
    shouldRevalidate({ currentUrl: from, nextUrl: next, defaultShouldRevalidate: true } as never)
  assert.equal(
    asks(to(`${search}&stars=5&pool=1&sort=stars&view=map&area=1,2,3,4&hotel=kih-marjan&rates=a,b`)),
    false,
  )
  assert.equal(asks(to(search.replace('12-06', '12-07'))), true)
  assert.equal(asks(to(search.replace('rooms=2', 'rooms=2-2'))), true)
  assert.equal(asks(from), true)
})

test('a look is set and taken away without touching the search', () => {
  const params = new URLSearchParams(search)
  const opened = withLook(params, { hotel: 'kih-marjan', rates: 'a,b' })
  assert.equal(opened.get('rates'), 'a,b')
  assert.equal(searchPart(opened), searchPart(params))
  assert.equal(withLook(opened, { hotel: undefined, rates: undefined }).toString(), params.toString())
})
