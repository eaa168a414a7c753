import assert from 'node:assert/strict'
import { test } from 'node:test'
import { persianCondition } from '#hotels/supplier/conditions.ts'
import { persianRoomName } from '#hotels/supplier/room-names.ts'

for (const [name, persian] of [
  ['Standard Double Room', 'اتاق دوتخته استاندارد'],
  ['Double Suite', 'سوئیت دوتخته'],
  ['Family Room', 'اتاق خانوادگی'],
  ['Deluxe Twin Room, Sea View', 'اتاق دوتخته با تخت‌های جدا لوکس، رو به دریا'],
  ['Superior King Room (Non-Smoking) with Balcony', 'اتاق با تخت خیلی بزرگ سوپریور، با بالکن، غیرسیگاری'],
  ['Studio', 'استودیو'],
  // half known is not known
  ['Standard Double Room with Jacuzzi', undefined],
  ['Bosphorus Room', undefined],
  ['Double', undefined],
  ['Room Suite', undefined],
  ['', undefined],
] as const)
  test(`«${name}» is ${persian ?? 'left as the hotel says it'}`, () => {
    assert.equal(persianRoomName(name), persian)
  })

test('a condition is said in Persian when all of it is known, else word for word', () => {
  assert.equal(persianCondition('Pets are not allowed.'), 'حیوان خانگی پذیرفته نمی‌شود.')
  assert.equal(persianCondition('Pets: PETS ARE NOT ALLOWED'), 'حیوان خانگی پذیرفته نمی‌شود.')
  assert.equal(persianCondition('Pets are not allowed in summer.'), undefined)
  assert.equal(persianCondition('Parking: Public parking is available nearby for 15 USD a day.'), undefined)
})
