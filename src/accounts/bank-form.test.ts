import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import {
  type BankForm,
  bankFormFaults,
  bankFormTexts,
  bankNumbers,
  bankOf,
  masked,
} from '#accounts/bank-form.ts'

const right: BankForm = {
  iban: 'IR82 0540 1026 8002 0817 9090 02',
  cardNumber: '',
  bankAccountNumber: '',
  holderName: 'نگار رستمی',
}

test('one number and a name are enough; what is wrong says its own sentence', () => {
  const cases: readonly (readonly [Partial<BankForm>, Partial<Record<keyof BankForm, string>>])[] = [
    [{}, {}],
    [{ iban: '', cardNumber: '6037997501234560' }, { cardNumber: bankFormTexts.cardWrong }],
    [{ iban: '', bankAccountNumber: '۰۸۱۷۹۰۹۰۰۲' }, {}],
    [{ iban: '' }, { iban: bankFormTexts.nothing }],
    [{ iban: 'IR82 0540' }, { iban: bankFormTexts.ibanLength }],
    [{ iban: '820540102680020817909003' }, { iban: bankFormTexts.ibanWrong }],
    [{ cardNumber: '622106' }, { cardNumber: bankFormTexts.cardLength }],
    [{ cardNumber: '6037991234567893' }, { cardNumber: bankFormTexts.cardOfAnotherBank }],
    [{ bankAccountNumber: '123456789' }, { bankAccountNumber: bankFormTexts.account }],
    [{ holderName: '' }, { holderName: bankFormTexts.holder }],
    [{ holderName: 'نگار' }, { holderName: bankFormTexts.holder }],
    [{ holderName: 'Negar Rostami' }, { holderName: bankFormTexts.holder }],
    [{ holderName: 'نگار <b>رستمی' }, { holderName: bankFormTexts.holder }],
  ]
  for (const [typed, expected] of cases)
    assert.deepEqual(bankFormFaults({ ...right, ...typed }), expected, JSON.stringify(typed))
})

test('the bank is read from the IBAN, else from the card; a bare account names none', () => {
  const bank = (typed: Partial<BankForm>) => bankOf(bankNumbers({ ...right, ...typed }))
  assert.equal(bank({}), 'بانک پارسیان')
  assert.equal(bank({ iban: '', cardNumber: '۶۰۳۷۹۹۷۵۰۱۲۳۴۵۶۷' }), 'بانک ملی ایران')
  assert.equal(bank({ iban: '', bankAccountNumber: '0817909002' }), undefined)
})

test('a hidden number shows its last four figures, of a card also the first four, and never more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{24}$/), fc.stringMatching(/^\d{16}$/), (iban, cardNumber) => {
      const seen = masked({ iban, cardNumber, bankAccountNumber: iban, holderName: 'نگار رستمی' })
      assert.equal(seen.iban?.replace(/\D/g, ''), iban.slice(-4))
      assert.equal(seen.cardNumber?.replace(/\D/g, ''), cardNumber.slice(0, 4) + cardNumber.slice(-4))
      assert.equal(seen.bankAccountNumber?.replace(/\D/g, ''), iban.slice(-4))
    }),
  )
  assert.deepEqual(masked({ iban: null, cardNumber: null, bankAccountNumber: null, holderName: '' }), {
    iban: null,
    cardNumber: null,
    bankAccountNumber: null,
  })
})
