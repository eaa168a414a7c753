import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samePersons } from '#passengers/same-person.ts'

const sara = { firstName: 'SARA', lastName: 'ROSTAMI', birthDateFa: '1371-05-24', nationalCode: '0013542419' }

test('one person twice is found by code, passport, or name with birth date', () => {
  assert.deepEqual(samePersons([sara, { ...sara, firstName: 'ZARA' }]), [
    { index: 1, sameAs: 0, property: 'nationalCode' },
  ])
  assert.deepEqual(samePersons([sara, { ...sara, nationalCode: '0499370899', birthDateFa: '۱۳۷۱/۵/۲۴' }]), [
    { index: 1, sameAs: 0, property: 'firstName' },
  ])
})

test('one passport twice is one person; one number of two countries is two', () => {
  const { nationalCode: _, ...guest } = {
    ...sara,
    passportNumber: 'A1234567',
    passportIssuingCountryCountryNameFa: 'ایران',
  }
  assert.deepEqual(samePersons([guest, { ...guest, firstName: 'ZARA' }]), [
    { index: 1, sameAs: 0, property: 'passportNumber' },
  ])
  assert.deepEqual(
    samePersons([guest, { ...guest, firstName: 'ZARA', passportIssuingCountryCountryNameFa: 'عراق' }]),
    [],
  )
})

test('simulators are two persons, and so are two empty forms', () => {
  assert.deepEqual(
    samePersons([sara, { ...sara, firstName: 'NIKA', nationalCode: '0499370899' }, {}, {}]),
    [],
  )
})
