import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCardNumber, isIban } from '#money/bank-account.ts'
import { bankCodeOfCard, bankCodeOfIban, bankNamed } from '#money/banks.ts'
import { type RequestForm, requestFaults, requestTexts } from '#refunds/request-form.ts'

const people = [{ firstNameFarsi: 'نگار', lastNameFarsi: 'رستمی' }]
const right: RequestForm = {
  reasonId: 1,
  destination: 'bank',
  iban: 'IR82 0540 1026 8002 0817 9090 02',
  cardNumber: '',
  bankAccountNumber: '0817909002',
  holderName: 'نگار رستمی',
  savedAccountId: '',
  agreement: true,
}
const wallet: RequestForm = { ...right, destination: 'wallet', iban: '', cardNumber: '', holderName: '' }
const cardOf = (fifteen: string) =>
  Array.from({ length: 10 }, (_, digit) => `${fifteen}${digit}`).find(isCardNumber) ?? ''
const faults = (other: Partial<RequestForm>) =>
  requestFaults({ ...right, cardNumber: cardOf('622106123456789'), ...other }, people)

test('a request that is filled in rightly has no faults, to the bank and to the wallet', () => {
  assert.deepEqual(faults({}), {})
  assert.deepEqual(faults({ cardNumber: '', bankAccountNumber: '' }), {})
  assert.deepEqual(requestFaults(wallet, people), {})
})

test('every field that is wrong says its own sentence', () => {
  const cases: readonly (readonly [Partial<RequestForm>, Partial<Record<keyof RequestForm, string>>])[] = [
    [{ reasonId: undefined }, { reasonId: requestTexts.reason }],
    [{ reasonId: 99 }, { reasonId: requestTexts.reason }],
    [{ agreement: false }, { agreement: requestTexts.agreement }],
    [{ iban: '', cardNumber: '' }, { iban: requestTexts.ibanMissing }],
    [{ iban: '', cardNumber: '622106123456789' }, { cardNumber: requestTexts.cardLength }],
    [{ iban: '', cardNumber: '6221061234567890' }, { cardNumber: requestTexts.cardWrong }],
    [{ iban: '82 0540 1026 8002 0817 9090 0' }, { iban: requestTexts.ibanLength }],
    [{ iban: '82 0540 1026 8002 0817 9090 03' }, { iban: requestTexts.ibanWrong }],
    [{ cardNumber: '622106123456789' }, { cardNumber: requestTexts.cardLength }],
    [{ cardNumber: '6221061234567890' }, { cardNumber: requestTexts.cardWrong }],
    [{ cardNumber: cardOf('603799123456789') }, { cardNumber: requestTexts.cardOfAnotherBank }],
    [{ bankAccountNumber: '081790900' }, { bankAccountNumber: requestTexts.account }],
    [{ holderName: '' }, { holderName: requestTexts.holderMissing }],
    [{ holderName: 'نگار' }, { holderName: requestTexts.holderMissing }],
    [{ holderName: 'Negar Rostami' }, { holderName: requestTexts.holderMissing }],
    [{ holderName: 'سارا رستمی' }, { holderName: requestTexts.holderUnknown }],
  ]
  for (const [wrong, expected] of cases) assert.deepEqual(faults(wrong), expected, JSON.stringify(wrong))
})

test('a card alone is enough, of whatever bank', () => {
  for (const bin of ['622106', '603799', '999999'])
    assert.deepEqual(faults({ iban: '', cardNumber: cardOf(`${bin}123456789`) }), {})
  const [firstHalf, secondHalf] = [cardOf('622106123456789').slice(0, 8), cardOf('622106123456789').slice(8)]
  assert.deepEqual(faults({ iban: ' ', cardNumber: `${firstHalf} - ${secondHalf}` }), {})
})

test('the bank is known by its IBAN and by its card; a card of a bank that was merged goes with the new one', () => {
  assert.equal(bankNamed(bankCodeOfIban('820540102680020817909002')), 'بانک پارسیان')
  assert.equal(bankNamed(bankCodeOfCard('6037991234567890')), 'بانک ملی ایران')
  assert.equal(bankNamed(bankCodeOfCard('1234561234567890')), undefined)
  const sepah = Array.from(
    { length: 100 },
    (_, check) => `${String(check).padStart(2, '0')}0150000000000123456789`,
  )
  const iban = sepah.find(isIban) ?? ''
  assert.deepEqual(faults({ iban, cardNumber: cardOf('639599123456789') }), {})
})

test('a name is the same with ي or ی, with a half-space, and either way round', () => {
  for (const holderName of ['نگار رستمي', ' رستمی  نگار ', 'نگار\u200c رستمی'])
    assert.deepEqual(faults({ holderName }), {}, holderName)
})
