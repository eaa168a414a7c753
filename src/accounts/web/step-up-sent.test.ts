import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeSent } from '#accounts/web/code-sent.ts'
import { forgetStepUp, keepStepUp, sendingOnce, stepUpSent } from '#accounts/web/step-up-sent.ts'

const sara = '+989121234567'
const answer = { requestId: 'one', codeLength: 4, resendAfterSeconds: 60 }
const at = 1_800_000_000_000

test('a code on its way is there again when its question was put away, as long as it can be entered', () => {
  const sent = keepStepUp(codeSent(answer, { mobile: sara }), at)
  assert.equal(stepUpSent(sara, at + 30_000), sent)
  assert.equal(stepUpSent(sara, at + 119_999), sent)
  assert.equal(stepUpSent(sara, at + 120_000), undefined)
})

test('of two codes the later one is entered', () => {
  keepStepUp(codeSent(answer, { mobile: sara }), at)
  keepStepUp(codeSent({ ...answer, requestId: 'two' }, { mobile: sara }, 'Bale'), at + 61_000)
  assert.equal(stepUpSent(sara, at + 130_000)?.requestId, 'two')
})

test('a code that was entered, and one of another phone, are not waited for', () => {
  keepStepUp(codeSent(answer, { mobile: sara }), at)
  assert.equal(stepUpSent('+989129999999', at), undefined)
  forgetStepUp()
  assert.equal(stepUpSent(sara, at), undefined)
})

test('a question that was put away while its code was being sent waits for that code, and sends no second', async () => {
  const sent = codeSent(answer, { mobile: sara })
  const { promise, resolve } = Promise.withResolvers<typeof sent>()
  let sends = 0
  const send = () => {
    sends += 1
    return promise
  }
  const both = [sendingOnce(sara, send), sendingOnce(sara, send)]
  resolve(sent)
  assert.deepEqual(await Promise.all(both), [sent, sent])
  assert.equal(sends, 1)
  await assert.rejects(sendingOnce(sara, () => Promise.reject(new Error('refused'))))
  assert.equal(await sendingOnce(sara, () => Promise.resolve(sent)), sent)
})

test('a page that was loaded anew still knows the code that is on its way', async () => {
  const sent = keepStepUp(codeSent(answer, { mobile: sara }), at)
  const anew = './step-up-sent.ts?loaded-anew'
  const again: typeof import('#accounts/web/step-up-sent.ts') = await import(anew)
  assert.deepEqual(again.stepUpSent(sara, at + 1000), sent)
  assert.equal(again.stepUpSent(sara, at + 120_000), undefined)
})
