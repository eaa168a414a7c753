import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resellersIn } from '#resellers/server/reseller-settings.ts'

const RESELLERS = 'safarbin:سفربین:a key of sixteen letters:and more'

test('a marketplace has its key and, when it is set, its own counter', () => {
  const { settings, faults } = resellersIn(
    { RESELLERS, RESELLER_PIXELS: 'safarbin=https://counter.example/p?a=b=c' },
    'production',
  )
  assert.deepEqual(faults, [])
  assert.deepEqual(settings.resellers, [
    {
      code: 'safarbin',
      name: 'سفربین',
      key: 'a key of sixteen letters:and more',
      pixel: 'https://counter.example/p?a=b=c',
    },
  ])
})

test('without settings production sells through nobody, and a demo through its simulator, which is told of nothing', () => {
  assert.deepEqual(resellersIn({}, 'production').settings.resellers, [])
  assert.deepEqual(
    resellersIn({}, 'demo').settings.resellers.map(({ pixel }) => pixel),
    [undefined],
  )
})

const wrong = [
  { RESELLERS: 'Safar:name:a key of sixteen letters' },
  { RESELLERS: 'safarbin:name:short' },
  { RESELLERS, RESELLER_PIXELS: 'another=https://counter.example/p' },
  { RESELLERS, RESELLER_PIXELS: 'safarbin=http://counter.example/p' },
  { RESELLERS, RESELLER_PIXELS: 'https://counter.example/p' },
]
for (const given of wrong)
  test(`${JSON.stringify(given)} is one fault, in words`, () => {
    assert.equal(resellersIn(given, 'production').faults.length, 1)
  })
