import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { namesApart } from '#flights/corrections/name-letters.ts'
import { compareTravellers, type Identity } from '#flights/corrections/same-traveller.ts'

const sara: Identity = {
  firstName: 'Sara',
  lastName: 'Mohammadi',
  birthDate: Temporal.PlainDate.from('1992-08-15'),
  nationalCode: '0084575948',
  passport: null,
}
const passport = { number: 'K45128903', issuingCountry: 'IRN' }
const born = Temporal.PlainDate.from('1990-03-21')
const judged = (change: Partial<Identity>, of: Identity = sara) =>
  compareTravellers(of, { ...of, ...change }, 3)

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const word = fc.array(letter, { minLength: 3, maxLength: 12 }).map((letters) => letters.join(''))
const name = fc.record({ firstName: word, lastName: word })
const identity: fc.Arbitrary<Identity> = fc
  .record({
    name,
    year: fc.integer({ min: 1940, max: 2024 }),
    nationalCode: fc.option(fc.constantFrom('0084575948', '0013542419')),
    passport: fc.option(
      fc.record({ number: fc.constantFrom('K1', 'K2'), issuingCountry: fc.constantFrom('IRN', 'IRQ') }),
    ),
  })
  .map(({ name: names, year, ...papers }) => ({
    ...names,
    ...papers,
    birthDate: new Temporal.PlainDate(year, 1, 1),
  }))

test('the table of who is who', () => {
  const table: readonly [string, Partial<Identity>, ReturnType<typeof compareTravellers>][] = [
    ['nothing changed', {}, { letters: 0, other: null }],
    ['one letter', { firstName: 'Saraa' }, { letters: 1, other: null }],
    ['two letters changed places', { lastName: 'Mohammaid' }, { letters: 1, other: null }],
    ['names in the wrong fields', { firstName: 'Mohammadi', lastName: 'Sara' }, { letters: 0, other: null }],
    ['a title in the name', { firstName: 'Mrs Sara' }, { letters: 0, other: null }],
    ['a space and a mark', { lastName: "Moham-Ma'di" }, { letters: 0, other: null }],
    ['three letters', { lastName: 'Mohammadian' }, { letters: 2, other: null }],
    [
      'four letters are another name',
      { firstName: 'Nika', lastName: 'Mohammedy' },
      { letters: 5, other: 'names' },
    ],
    ['three letters of four', { firstName: 'Nika' }, { letters: 3, other: 'names' }],
    ['a birth date alone', { birthDate: born }, { letters: 0, other: null }],
    ['a code alone', { nationalCode: '0013542419' }, { letters: 0, other: null }],
    [
      'a sister with one letter less',
      { firstName: 'Sar', nationalCode: '0013542419' },
      { letters: 1, other: 'names-and-document' },
    ],
    [
      'a cousin with one letter more',
      { firstName: 'Saraa', birthDate: born },
      { letters: 1, other: 'names-and-birth' },
    ],
    [
      'a namesake',
      { birthDate: born, nationalCode: '0013542419' },
      { letters: 0, other: 'document-and-birth' },
    ],
  ]
  for (const [what, change, expected] of table) assert.deepEqual(judged(change), expected, what)
  const abroad: Identity = { ...sara, nationalCode: null, passport }
  assert.equal(judged({ passport: { ...passport, number: 'K9' } }, abroad).other, null, 'a renewed passport')
  assert.equal(
    judged({ passport: { ...passport, number: 'K9' }, firstName: 'Zara' }, abroad).other,
    'names-and-document',
    'a passport of somebody called nearly so',
  )
  assert.equal(judged({ firstName: 'Zara', nationalCode: null, passport }).other, 'names-and-document')
})

test('who is asked first makes no difference', () => {
  fc.assert(
    fc.property(identity, identity, fc.nat(5), (one, other, most) =>
      assert.deepEqual(compareTravellers(one, other, most), compareTravellers(other, one, most)),
    ),
  )
})

test('nobody is another than himself, in whichever order and with whatever title', () => {
  fc.assert(
    fc.property(
      identity,
      fc.constantFrom('Mr ', 'MRS ', 'dr. ', ''),
      fc.boolean(),
      (one, title, isSwapped) => {
        const { firstName, lastName } = one
        const names = isSwapped ? { firstName: lastName, lastName: firstName } : { firstName, lastName }
        const written = { ...one, ...names, firstName: `${title}${names.firstName}` }
        assert.deepEqual(compareTravellers(one, written, 0), { letters: 0, other: null })
      },
    ),
  )
})

test('so many slips are at most so many letters, and within the limit nobody else', () => {
  const slips = fc.array(
    fc.record({ place: fc.nat(20), letter, how: fc.constantFrom('add', 'drop', 'change', 'swap') }),
    {
      maxLength: 3,
    },
  )
  fc.assert(
    fc.property(
      identity.filter(({ nationalCode, passport: paper }) => nationalCode !== null || paper !== null),
      slips,
      (one, made) => {
        const lastName = made.reduce(slipped, one.lastName)
        // a swapped pair that is edited once more counts as two letters
        const most = made.reduce((sum, { how }) => sum + (how === 'swap' ? 2 : 1), 0)
        const { letters, other } = compareTravellers(one, { ...one, lastName }, most)
        assert.ok(letters <= most)
        // a third of a name may be a slip, and all of it another name
        if (most <= Math.ceil(one.lastName.length / 3)) assert.equal(other, null)
      },
    ),
  )
})

test('a detour by a third name is never shorter', () => {
  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      const apart = (x: string, y: string) => namesApart([x, ''], [y, '']).letters
      // a swapped pair may not be edited again: one letter of slack for each
      assert.ok(apart(a, c) <= 2 * (apart(a, b) + apart(b, c)))
    }),
  )
})

interface Slip {
  readonly place: number
  readonly letter: string
  readonly how: string
}

function slipped(text: string, { place, letter: put, how }: Slip): string {
  const at = place % text.length
  const [head, tail] = [text.slice(0, at), text.slice(at)]
  if (how === 'add') return head + put + tail
  if (how === 'drop') return text.length > 2 ? head + tail.slice(1) : text
  if (how === 'change') return head + put + tail.slice(1)
  return tail.length > 1 ? `${head}${tail[1]}${tail[0]}${tail.slice(2)}` : text
}
