import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Claim, claimLife, claimSteps, type NotedStep } from '#flights/claims/claim.ts'
import { claimDeadlines, complaintBy } from '#flights/claims/claim-deadlines.ts'
import { claimRuleFor, claimRuleNamed, claimRules } from '#flights/claims/claim-rules.ts'
import { claimLines, nextAuthority } from '#flights/claims/claim-texts.ts'
import type { FlightOfRights } from '#flights/rights/right.ts'
import { rial } from '#money/rial.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const flight = (originCountry: string, destinationCountry: string): FlightOfRights => ({
  isCharter: false,
  originCountry,
  destinationCountry,
  carrierCountry: originCountry,
  km: 900,
})
const days = { sentOn: day('2026-12-31'), arrivedOn: day('2026-12-20') }

for (const [says, rule, answerBy, suitBy] of [
  ['within Iran we remind after fifteen days', 'directive-6893', '2027-01-15', undefined],
  ['in Europe two months are waited for, to the end of a shorter one', 'europe-261', '2027-02-28', undefined],
  ['by the convention a suit ends two years after the arrival', 'montreal-1999', '2027-01-30', '2028-12-20'],
] as const)
  test(says, () => {
    const found = claimDeadlines(claimRuleNamed(rule), days)
    assert.deepEqual([found.answerBy.toString(), found.suitBy?.toString()], [answerBy, suitBy])
  })

test('damage is written of in seven days, lateness in twenty-one, a flight without such a day', () => {
  const rule = claimRuleNamed('montreal-1999')
  const until = (subject: Claim['subject']) =>
    complaintBy(rule, { subject, arrivedOn: days.arrivedOn })?.toString()
  assert.equal(until('luggage-damaged'), '2026-12-27')
  assert.equal(until('luggage-late'), '2027-01-10')
  assert.equal(until('flight'), undefined)
})

test('a claim follows the law it rests on', () => {
  const of = (one: FlightOfRights, subject: Claim['subject']) =>
    claimRuleFor(one, { subject, day: days.arrivedOn }).id
  assert.equal(of(flight('IR', 'IR'), 'flight'), 'directive-6893')
  assert.equal(of(flight('DE', 'IR'), 'flight'), 'europe-261')
  assert.equal(of(flight('DE', 'TR'), 'luggage-late'), 'montreal-1999')
  assert.throws(() => claimRuleFor(flight('IR', 'IR'), { subject: 'flight', day: day('2014-01-01') }))
})

test('every rule says whose its days are, and leads on to an authority or to a suit', () => {
  assert.equal(new Set(claimRules.map(({ id }) => id)).size, claimRules.length)
  for (const { answer, authority, suit } of claimRules) {
    assert.ok(answer.source.length > 20)
    assert.ok(authority !== undefined || suit !== undefined)
    if (authority) assert.match(authority.address, /^https:\/\//)
  }
})

test('nothing leads back to the letter, and everything on from it', () => {
  const reached = new Set<string>(['sent'])
  for (const step of claimSteps) for (const next of claimLife[step]) reached.add(next)
  assert.deepEqual([...reached].toSorted(), [...claimSteps].toSorted())
  assert.ok(
    Object.values(claimLife)
      .flat()
      .every((next) => (next as string) !== 'sent'),
  )
})

const step = (one: Partial<NotedStep> & Pick<NotedStep, 'step'>): NotedStep => ({
  onDay: day('2026-12-31'),
  reference: null,
  paidRial: null,
  paidEuro: null,
  ...one,
})
const claimed = (rule: string, ...later: readonly NotedStep[]): Claim => ({
  id: '1',
  orderId: 'o',
  leg: 0,
  subject: 'flight',
  rule,
  airline: 'زاگرس',
  happened: 'پرواز لغو شد',
  claimed: [{ what: 'پول', source: 'قاعده' }],
  answerBy: day('2027-01-15'),
  suitBy: rule === 'montreal-1999' ? day('2028-12-20') : null,
  endedAt: null,
  steps: [step({ step: 'sent', reference: 'A-12' }), ...later],
})

test('a letter that waits says until when and by whose rule; what is not a rule is called a reminder', () => {
  const [sent, waiting] = claimLines(claimed('europe-261'))
  assert.match(`${sent?.says} ${sent?.at}`, /فرستاده شد ۱۰ دی ۱۴۰۵، شمارهٔ \u2068A-12\u2069/)
  assert.equal(waiting?.says, 'پاسخ ایرلاین تا')
  assert.match(waiting?.at ?? '', /۲۵ دی ۱۴۰۵؛ .*۲۶۱\/۲۰۰۴/)
  assert.equal(claimLines(claimed('directive-6893'))[1]?.says, 'یادآوری ما، اگر پاسخ نرسید')
})

test('who was paid has no day of a suit before him, who was refused has', () => {
  const paid = step({ step: 'paid', paidRial: rial(12_000_000) })
  assert.deepEqual(
    claimLines(claimed('montreal-1999', paid)).map(({ says }) => says),
    ['نامه به ایرلاین فرستاده شد', 'ایرلاین پول داد: 1,200,000 تومان'],
  )
  assert.equal(
    claimLines(claimed('montreal-1999', step({ step: 'refused' }))).at(-1)?.says,
    'آخرین روز دادخواست',
  )
})

test('an authority is named once there is an answer or none came, where there is one', () => {
  assert.equal(nextAuthority(claimed('directive-6893')), undefined)
  assert.match(
    nextAuthority(claimed('directive-6893', step({ step: 'refused' })))?.name ?? '',
    /سازمان هواپیمایی/,
  )
  assert.equal(nextAuthority(claimed('montreal-1999', step({ step: 'refused' }))), undefined)
  assert.equal(
    nextAuthority({
      ...claimed('europe-261', step({ step: 'silent' })),
      endedAt: Temporal.Instant.from('2027-01-01T00:00Z'),
    }),
    undefined,
  )
})
