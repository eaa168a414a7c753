import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Findable, finder } from '#orders/search.ts'

const order: Findable = {
  number: '100000017',
  reference: 'K7RM2Q',
  airports: ['THR', 'MHD'],
  stays: [],
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

test('a stay is found by its hotel and its city, in any script', () => {
  const stay: Findable = { ...order, airports: ['KIH'], stays: ['هتل مرجان', 'Marjan Hotel', 'کیش'] }
  for (const typed of ['مرجان', 'marjan', 'هتل مرجان', 'كيش', 'kish', 'مرجان سارا'])
    assert.equal(finder(typed)(stay), true, typed)
  for (const typed of ['مشهد', 'دریا', 'مرجان مشهد']) assert.equal(finder(typed)(stay), false, typed)
})

test('nothing typed leaves every order', () => {
  for (const typed of ['', '   ', '،']) assert.equal(finder(typed)(order), true)
})
