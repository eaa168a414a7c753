import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestAgency } from '#testing/app/agency.ts'

const id = randomUUID()
const base = '/api/payment/Return'

test('whoever comes back from a bank reads a page at every address like a return, never our JSON', async () => {
  await using t = await openTestAgency()
  const accept = { accept: 'text/html,application/xhtml+xml' }
  const asForm = { ...accept, 'content-type': 'application/x-www-form-urlencoded' }
  const returns = [
    { method: 'GET', url: `${base}/${id}?Authority=A1&Status=OK`, headers: accept },
    { method: 'GET', url: `${base}/${id}/?Authority=A1`, headers: accept },
    { method: 'GET', url: `${base}/${id}/more`, headers: accept },
    { method: 'GET', url: `${base}/no-number`, headers: accept },
    { method: 'GET', url: `${base}/`, headers: accept },
    { method: 'GET', url: base, headers: accept },
    { method: 'POST', url: `${base}/${id}`, headers: asForm, payload: 'RefId=1' },
    { method: 'POST', url: `${base}/`, headers: asForm, payload: 'RefId=1' },
    {
      method: 'POST',
      url: `${base}/${id}`,
      headers: { ...accept, 'content-type': 'text/xml' },
      payload: '<a/>',
    },
    { method: 'POST', url: `${base}/${id}`, headers: asForm, payload: 'x='.repeat(200_000) },
  ] as const
  for (const { method, url, ...rest } of returns) {
    const answer = await t.house.app.inject({ method, url, ...rest })
    const what = `${method} ${url} ${answer.statusCode}`
    assert.ok(answer.statusCode >= 400, what)
    assert.match(String(answer.headers['content-type']), /^text\/html/, what)
    assert.match(answer.body, /این پرداخت پیدا نشد|نتیجهٔ پرداخت/, what)
  }
})
