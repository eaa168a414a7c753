import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { productionSettings } from '#testing/app/production.ts'
import { openPolicyOffice, type PolicyOffice, policyRequest } from '#testing/insurance/policies.ts'
import { explainedBy } from './commands.ts'

suite('insurance at the desk', () => {
  let t: PolicyOffice
  before(async () => {
    t = await openPolicyOffice(productionSettings())
  })
  after(() => t[Symbol.asyncDispose]())

  const say = (...words: string[]) => explainedBy(t.agency, words)
  const contract: readonly string[] = [
    'Kish',
    'بیمهٔ کیش',
    'Kish Insurance',
    'MIC',
    '+33155633155',
    'KI-',
    '7',
    '8',
  ]

  test('in production nothing is insured until a contract is signed, and nothing once it has ended', async () => {
    const user = await t.user()
    assert.equal((await t.submit(user, policyRequest())).code, 'INSURANCE_CLOSED')
    assert.deepEqual(await say('insurance-sign', ...contract), ['policies are of Kish Insurance from now on'])
    const { reference, insurer, assistancePhone } = await t.issued(user)
    assert.deepEqual([reference, insurer, assistancePhone], ['KI-7', 'بیمهٔ کیش', '+33155633155'])
    await assert.rejects(async () => say('insurance-sign', ...contract.with(0, 'Asia')), {
      code: 'CONTRACT_OPEN',
    })
    await say('insurance-end', 'Kish')
    assert.equal((await t.submit(user, policyRequest())).code, 'INSURANCE_CLOSED')
    await say('insurance-sign', ...contract.with(0, 'Asia').with(5, 'AS-'))
    assert.equal((await t.issued(user)).reference, 'AS-7')
  })

  test('what is no contract is not signed', async () => {
    for (const [place, word, says] of [
      [4, '021', /called from abroad/],
      [5, 'ki', /prefix/],
      [6, 'x', /range/],
      [7, '1', /range/],
    ] as const)
      assert.match((await say('insurance-sign', ...contract.with(place, word)))?.[0] ?? '', says)
  })

  test('a refusal is of an issued policy alone', async () => {
    await assert.rejects(async () => say('insurance-refused', '123456789'), { code: 'ORDER_NOT_FOUND' })
    const held = await t.submitted(await t.user())
    await assert.rejects(async () => say('insurance-refused', held.orderNumber), { code: 'NO_POLICY_YET' })
  })
})
