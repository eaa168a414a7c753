import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOptions } from '#web/ui/places/place-options.ts'

const [tehran, mashhad, dubai, imam] = [
  { code: 'THR', name: 'تهران', sub: '' },
  { code: 'MHD', name: 'مشهد', sub: '' },
  { code: 'DXB', name: 'دبی', sub: '' },
  { code: 'IKA', name: 'امام خمینی', sub: 'تهران', nested: true },
]
const option = ({ code, name }: typeof tehran) => ({ value: code, label: name })

test('in a plain list, places looked for before stand first and once, airports left to who types', () => {
  assert.deepEqual(placeOptions([tehran, mashhad], [imam, dubai, tehran]), [
    { label: 'جستجوهای اخیر', options: [option(dubai), option(tehran)] },
    { label: 'جاهای دیگر', options: [option(mashhad)] },
  ])
})

test('where nothing was looked for before there is one list', () => {
  assert.deepEqual(placeOptions([tehran, mashhad], []), [option(tehran), option(mashhad)])
  assert.deepEqual(placeOptions([tehran], [imam]), [option(tehran)])
})
