import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Findable, finder } from '#orders/search.ts'

const order: Findable = {
  number: '100000017',
  reference: 'K7RM2Q',
  airports: ['THR', 'MHD'],
  names: ['سارا محمدی', 'SARA MOHAMMADI'],
}

test('an order is found by number, code, name and city, in any script and any digits', () => {
  for (const typed of [
    '100000017',
    '۱۰۰۰۰۰۰۱۷',
    '٠٠٠١٧',
    ' 0017 ',
    'k7rm2q',
    'سارا',
    'سارا محمدي',
    'sara',
    'Mohammadi',
    'محمدی سارا',
    'مشهد',
    'مشهد تهران',
    'mashhad',
    'MHD',
    'سارا مشهد',
    'تهران، مشهد',
  ])
    assert.equal(finder(typed)(order), true, typed)
})

test('what nothing answers to finds nothing, and every word counts', () => {
  for (const typed of ['100000018', 'دریا', 'کیش', 'سارا کیش', 'DXB', 'k7rm2', 'مشهد 999'])
    assert.equal(finder(typed)(order), false, typed)
})

test('nothing typed leaves every order', () => {
  for (const typed of ['', '   ', '،']) assert.equal(finder(typed)(order), true)
})
