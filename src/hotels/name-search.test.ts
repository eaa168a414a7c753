import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOTELS } from '#hotels/catalogue.ts'
import { isNamed } from '#hotels/name-search.ts'

const marjan = { name: 'هتل مرجان کیش', nameEn: 'Marjan Kish Hotel' }
const ghasr = { name: 'هتل قصر طلایی', nameEn: 'Ghasr Talaee International Hotel' }

const typings = [
  [marjan, 'مرجان', true],
  [marjan, 'هتل مرج', true],
  [marjan, 'marjan', true],
  [marjan, 'Marjan hotel', true],
  [marjan, 'کیش مرجان', true],
  [marjan, 'مرحان', true],
  [marjan, 'lv[hk', true], // «مرجان» on the Latin keyboard
  [marjan, 'مارجان', true],
  [{ name: 'هتل مارینا پارک', nameEn: 'Marina Park Hotel' }, 'مارجان', false],
  [marjan, 'پارمیس', false],
  [marjan, 'مرجان مشهد', false],
  [ghasr, 'قصرطلایی', true],
  [ghasr, 'غصر تلایی', true],
  [ghasr, 'قصر\u200cطلائی', true],
  [ghasr, 'ghasr talaei', true],
  [ghasr, 'قصر الضیافه', false],
  [ghasr, '', true],
  [ghasr, 'هتل', true],
] as const

for (const [hotel, typed, isIt] of typings)
  test(`«${typed}» ${isIt ? 'names' : 'does not name'} ${hotel.nameEn}`, () => {
    assert.equal(isNamed(hotel, typed), isIt)
  })

test('every hotel of ours is found by its own names, whole and by the first three letters of any word', () => {
  for (const hotel of HOTELS)
    for (const name of [hotel.name, hotel.nameEn]) {
      assert.ok(isNamed(hotel, name), name)
      for (const word of name.split(' ').filter((each) => each.length >= 3))
        assert.ok(isNamed(hotel, word.slice(0, 3)), `${hotel.name}: ${word}`)
    }
})
