import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productWords } from '#desk/product-words.ts'
import { laterBagFace } from '#flights/later-bags/web/face.ts'
import { flightFace } from '#flights/web/face.ts'
import { hotelFace } from '#hotels/web/face.ts'

test('a product is named by its tab, by what its tabs share, or by its paper where it has none', () => {
  assert.deepEqual([hotelFace, flightFace, laterBagFace].map(productWords), ['هتل', 'پرواز', 'بار اضافه'])
})
