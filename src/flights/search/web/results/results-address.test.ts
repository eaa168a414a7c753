import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { searchPart, shouldRevalidate, withLook } from '#flights/search/web/results/results-address.ts'
import { askToSignIn, forgetLoginWish } from '#web/login-prompt.ts'

const search = 'origin=THR&destination=MHD&date=2026-12-03&adults=1'

function asksAgain(from: string, to: string): boolean {
  const asked: ShouldRevalidateFunctionArgs = {
    currentUrl: new URL(`http://parastoo.test/plp?${from}`),
    nextUrl: new URL(`http://parastoo.test/plp?${to}`),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  }
  return shouldRevalidate(asked)
}

test('filters, order and an open card are no reason to search again', () => {
  assert.equal(asksAgain(search, `${search}&type=1&time=night&sort=Latest`), false)
  assert.equal(asksAgain(search, `${search}&open=12`), false)
  assert.equal(asksAgain(`${search}&edit=1`, search), false)
})

test('choosing of a round trip, way by way, is no reason to search again', () => {
  assert.equal(asksAgain(`${search}&back=2026-12-06`, `${search}&back=2026-12-06&out=12`), false)
  assert.equal(
    asksAgain(`${search}&back=2026-12-06&out=12`, `${search}&back=2026-12-06&out=12&in=3.4`),
    false,
  )
  assert.equal(asksAgain(`${search}&back=2026-12-06&out=12`, `${search}&back=2026-12-07&out=12`), true)
})

test('another day, place or party is another search', () => {
  assert.equal(asksAgain(search, search.replace('12-03', '12-04')), true)
  assert.equal(asksAgain(search, search.replace('MHD', 'KIH')), true)
  assert.equal(asksAgain(search, search.replace('adults=1', 'adults=2')), true)
})

test('«جستجوی دوباره» asks again for the very same address', () => {
  assert.equal(asksAgain(`${search}&type=1`, `${search}&type=1`), true)
})

test('whoever signs in to go on with a flight needs no new list on the way', () => {
  askToSignIn({ onDone: () => undefined })
  assert.equal(asksAgain(search, search), false)
  forgetLoginWish()
  assert.equal(asksAgain(search, search), true)
})

test('the order of the parameters does not make another search', () => {
  assert.equal(
    searchPart(new URLSearchParams('date=2026-12-03&origin=THR')),
    searchPart(new URLSearchParams('origin=THR&sort=Latest&date=2026-12-03')),
  )
})

test('opening a card leaves the rest of the address alone, and closing takes only it away', () => {
  const opened = withLook(new URLSearchParams(`${search}&type=1`), 'open', '12')
  assert.equal(opened.toString(), `${search}&type=1&open=12`)
  assert.equal(withLook(opened, 'open', undefined).toString(), `${search}&type=1`)
})
