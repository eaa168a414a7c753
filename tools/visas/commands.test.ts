import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { openVisaOffice, type VisaOffice, visaPdf } from '#testing/app/visas.ts'
import { explainedBy, usage } from './commands.ts'

suite('the desk by its command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-visas-'))
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await t[Symbol.asyncDispose]()
  })

  test('a request is looked at, moved on and answered, applicants counted from one', async () => {
    const user = await t.user()
    const { orderId, orderNumber } = await t.filed(user)
    const say = (...words: string[]) => explainedBy(t.desk, words)
    assert.deepEqual(await say('queue'), [`${orderNumber}\tAE\treceived\t1\t2026-11-30T18:00`])
    const pictures = (await say('papers', orderNumber, folder)) ?? []
    assert.equal(pictures.length, 4)
    const [passport = '', ...found] = pictures[0]?.split('\t') ?? []
    assert.deepEqual(found, ['small', 'noText'])
    assert.equal(path.basename(passport), '1-passport.jpg')
    assert.deepEqual([...readFileSync(passport).subarray(0, 2)], [0xff, 0xd8])
    assert.equal(statSync(passport).mode & 0o077, 0)
    assert.deepEqual(await say('checked', orderNumber), ['done'])
    assert.deepEqual(await say('sent', orderNumber), ['done'])
    await assert.rejects(say('reject', orderNumber, '0', 'رد') ?? '', { code: 'APPLICANT_UNKNOWN' })
    const file = path.join(folder, 'visa.pdf')
    writeFileSync(file, visaPdf)
    assert.deepEqual(await say('approve', orderNumber, '1', file), ['done'])
    assert.equal((await t.visas.tracked(orderId, user.userId)).stage, 'decided')
    assert.deepEqual(await say('queue'), ['nothing to do'])
  })

  test('a country is closed and opened by its name or its letters', async () => {
    assert.deepEqual(await explainedBy(t.desk, ['close', 'uae']), ['AE is closed'])
    assert.equal((await t.visas.facts('AE')).isOpen, false)
    assert.deepEqual(await explainedBy(t.desk, ['open', 'AE']), ['AE is open'])
    assert.deepEqual(await explainedBy(t.desk, ['close', 'FR']), ['no country of ours: FR'])
  })

  for (const words of [[], ['toString'], ['sent'], ['queue', 'all'], ['reject', '100000017', '1']])
    test(`«${words.join(' ')}» is no command`, async () => {
      assert.equal(await explainedBy(t.desk, words), undefined)
    })

  test('the use of every word is told', () => {
    assert.equal(usage.length, 13)
    assert.ok(usage.includes('npm run visas -- reject NUMBER APPLICANT "REASON"'))
  })
})
