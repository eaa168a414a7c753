import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stylesOf } from './style-pieces.ts'

const home = '/src/storefront/web/home-page.tsx?__react-router-build-client-route'
const results = '/src/flights/search/web/results/results-page.tsx'
const passengers = '/src/flights/booking/web/passengers/passengers-page.tsx'
const confirm = '/src/hotels/web/confirm-page.tsx'
const account = '/src/accounts/web/account-page.tsx'

test('the styles of one page come in one file of its own name', () => {
  assert.equal(stylesOf([home]), 'styles-storefront-home')
  assert.equal(stylesOf([results]), 'styles-flights-results')
  assert.equal(stylesOf(['C:\\src\\hotels\\web\\results-page.tsx']), 'styles-hotels-results')
})

test('what pages of one kind share comes in one file for that kind', () => {
  assert.equal(stylesOf([passengers, confirm]), 'styles-buying')
  assert.equal(stylesOf([home, '/src/storefront/web/visa-home-page.tsx']), 'styles-home')
})

test('what buyers and accounts share of travellers is no burden to other pages', () => {
  assert.equal(stylesOf([passengers, account]), 'styles-travellers')
})

test('what pages of several kinds share comes with every page, in the file that is there already', () => {
  assert.equal(stylesOf([home, results]), 'frame')
  assert.equal(stylesOf([passengers, account, home]), 'frame')
})
