import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FORM_MODES } from '#passengers/form.ts'
import { onScreen } from '#passengers/web/field-order.ts'
import { countriesGoWithoutSaying, withoutCountries } from '#passengers/web/own-passport.ts'
import { withIssuer } from '#passengers/web/passport-draft.ts'
import { noTraveller } from '#passengers/web/traveller-draft.ts'

const abroad = FORM_MODES['iran-international']

test('an Iranian passport is not asked for its countries, and any other one is', () => {
  assert.ok(countriesGoWithoutSaying(abroad, noTraveller, {}))
  for (const draft of [
    withIssuer(noTraveller, 'عراق'),
    { ...noTraveller, nationalityCountryNameFa: 'افغانستان' },
    { ...noTraveller, nationalityCountryNameFa: '' },
  ])
    assert.equal(countriesGoWithoutSaying(abroad, draft, {}), false)
})

test('a fault of a country is always seen', () => {
  assert.equal(
    countriesGoWithoutSaying(abroad, noTraveller, { nationalityCountryNameFa: 'کشور را انتخاب کنید.' }),
    false,
  )
})

test('inside Iran whoever travels by passport is mostly no Iranian: it is asked', () => {
  assert.equal(countriesGoWithoutSaying(FORM_MODES['domestic-flight-nationality'], noTraveller, {}), false)
  assert.equal(countriesGoWithoutSaying(FORM_MODES.national, noTraveller, {}), false)
})

test('without countries Persian names come first, so that the Latin ones are proposed from them', () => {
  const order = onScreen(withoutCountries(abroad), 'farsi first')
  assert.ok(order.indexOf('firstNameFarsi') < order.indexOf('firstName'))
  assert.ok(onScreen(abroad).indexOf('firstName') < onScreen(abroad).indexOf('firstNameFarsi'))
  assert.deepEqual(
    order.filter((field) => field.startsWith('passport')),
    ['passportNumber', 'passportExpirationDateFa'],
  )
})
