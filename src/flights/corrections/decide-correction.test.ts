import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type CorrectionRule,
  correctionRuleOf,
  correctionRules,
  unknownRule,
} from '#flights/corrections/correction-rules.ts'
import { decideCorrection, type LegToCorrect, type Person } from '#flights/corrections/decide-correction.ts'

const passport = {
  number: 'K45128903',
  issuingCountry: 'IRN',
  nationality: 'IRN',
  type: 'IranianPassport',
  expiresOn: Temporal.PlainDate.from('2030-01-01'),
}
const sara: Person = {
  firstName: 'Sara',
  lastName: 'Mohammadi',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  gender: 'Female',
  birthDate: Temporal.PlainDate.from('1992-08-15'),
  nationalCode: '0084575948',
  passport,
}
const day = Temporal.PlainDate.from('2026-11-21')
const iranian = { id: 'mahan', country: 'IR' }
const sold = { airline: iranian, isInternational: false, isCharter: false, soldOn: day }
const leg = (more: Partial<typeof sold> = {}): LegToCorrect => ({
  rule: correctionRuleOf({ ...sold, ...more }),
  isSuppliers: false,
  keepsAgeGroup: true,
})
const changes = {
  title: { gender: 'Male' },
  birth: { birthDate: Temporal.PlainDate.from('1992-08-16') },
  expiry: { passport: { ...passport, expiresOn: Temporal.PlainDate.from('2033-01-01') } },
  code: { nationalCode: '0013542419' },
  letter: { firstName: 'Saraa' },
  other: { firstName: 'Nika', lastName: 'Ahmadi' },
} as const satisfies Record<string, Partial<Person>>
const decided = (after: Person, legs: readonly LegToCorrect[]) =>
  decideCorrection({ issuedTo: sara, before: sara, after }, legs)
const kindOf = (change: keyof typeof changes, of: LegToCorrect) =>
  decided({ ...sara, ...changes[change] }, [of]).kind

test('every rule of the table says of every slip what it says', () => {
  const table: readonly [string, LegToCorrect, Readonly<Record<keyof typeof changes, string>>][] = [
    [
      'domestic system',
      leg(),
      {
        title: 'at-once',
        birth: 'at-once',
        expiry: 'at-once',
        code: 'at-once',
        letter: 'at-once',
        other: 'refused',
      },
    ],
    [
      'domestic charter',
      leg({ isCharter: true }),
      {
        title: 'at-once',
        birth: 'at-once',
        expiry: 'at-once',
        code: 'by-desk',
        letter: 'by-desk',
        other: 'refused',
      },
    ],
    [
      'system abroad',
      leg({ isInternational: true }),
      {
        title: 'at-once',
        birth: 'at-once',
        expiry: 'at-once',
        code: 'at-once',
        letter: 'by-desk',
        other: 'refused',
      },
    ],
    [
      'charter abroad',
      leg({ isInternational: true, isCharter: true }),
      {
        title: 'at-once',
        birth: 'at-once',
        expiry: 'at-once',
        code: 'by-desk',
        letter: 'by-desk',
        other: 'refused',
      },
    ],
    [
      "another country's airline",
      leg({ airline: { id: 'turkish', country: 'TR' } }),
      {
        title: 'by-desk',
        birth: 'by-desk',
        expiry: 'by-desk',
        code: 'by-desk',
        letter: 'by-desk',
        other: 'refused',
      },
    ],
    [
      'sold by a supplier',
      { ...leg(), isSuppliers: true },
      {
        title: 'by-desk',
        birth: 'by-desk',
        expiry: 'by-desk',
        code: 'by-desk',
        letter: 'by-desk',
        other: 'refused',
      },
    ],
  ]
  for (const [what, of, expected] of table)
    for (const [change, kind] of Object.entries(expected))
      assert.equal(kindOf(change as keyof typeof changes, of), kind, `${what}: ${change}`)
})

test('every row of the rules has a source and a month of our knowledge', () => {
  for (const { source, seen, from } of correctionRules) {
    assert.match(source, /سازمان هواپیمایی کشوری/)
    assert.match(seen, /^\d{4}-\d{2}$/)
    assert.ok(Temporal.PlainDate.from(from))
  }
})

test("an airline's own row goes before everybody's from its day on, and where none holds the desk asks", () => {
  const [everybody] = correctionRules
  assert.ok(everybody)
  const own: CorrectionRule = {
    ...everybody,
    airlines: ['mahan'],
    letters: 1,
    spelling: 'never',
    from: '2026-06-01',
  }
  const rules = [own, ...correctionRules]
  assert.equal(correctionRuleOf(sold, rules).letters, 1)
  assert.equal(correctionRuleOf({ ...sold, soldOn: day.subtract({ years: 1 }) }, rules).letters, 3)
  assert.equal(correctionRuleOf({ ...sold, airline: { id: 'aseman', country: 'IR' } }, rules).letters, 3)
  assert.equal(correctionRuleOf(sold, []), unknownRule)
  const strict = { ...leg(), rule: correctionRuleOf(sold, rules) }
  assert.deepEqual(decided({ ...sara, ...changes.letter }, [strict]), { kind: 'refused', why: 'rule' })
  assert.deepEqual(decided({ ...sara, firstName: 'Saaara' }, [strict]), { kind: 'refused', why: 'names' })
})

test('letter after letter makes no other person, nor does a Farsi name, and capitals are no change', () => {
  const before = { ...sara, firstName: 'Zahra' }
  const after = { ...before, lastName: 'Mohamadian' }
  assert.equal(decideCorrection({ issuedTo: before, before, after }, [leg()]).kind, 'at-once')
  assert.deepEqual(decideCorrection({ issuedTo: sara, before, after }, [leg()]), {
    kind: 'refused',
    why: 'names',
  })
  assert.deepEqual(decided({ ...sara, firstNameFarsi: 'نیکا' }, [leg()]), { kind: 'refused', why: 'names' })
  assert.equal(decided({ ...sara, firstNameFarsi: 'سارآ' }, [leg()]).kind === 'refused', false)
  assert.equal(decided({ ...sara, firstName: 'SARA' }, [leg()]).kind, 'unchanged')
})

test('of two directions the stricter one counts, and a birthday may not change the fare', () => {
  const [home, abroad] = [leg(), leg({ isInternational: true })]
  assert.equal(decided({ ...sara, ...changes.letter }, [home, abroad]).kind, 'by-desk')
  const older = { ...home, keepsAgeGroup: false }
  assert.deepEqual(decided({ ...sara, ...changes.birth }, [home, older]), {
    kind: 'refused',
    why: 'other-age',
  })
  assert.deepEqual(decided(sara, [home]), { kind: 'unchanged' })
})

test('what stands on a ticket makes another ticket of it, a birth date or an expiry does not', () => {
  const reissued = (change: keyof typeof changes) => {
    const decision = decided({ ...sara, ...changes[change] }, [leg()])
    return 'isReissued' in decision && decision.isReissued
  }
  assert.deepEqual((['title', 'birth', 'expiry', 'code', 'letter'] as const).map(reissued), [
    true,
    false,
    false,
    true,
    true,
  ])
})
