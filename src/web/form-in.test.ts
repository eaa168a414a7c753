import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formIn } from '#web/form-in.server.ts'

const sent = (type: string, body: string) =>
  new Request('http://localhost/multi-lang', { method: 'POST', headers: { 'content-type': type }, body })

test('a form is read, and a body that is none is refused, not a fault of ours', async () => {
  const form = await formIn(sent('application/x-www-form-urlencoded', 'money=rial'))
  assert.equal(form.get('money'), 'rial')
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'application/json'])
    await assert.rejects(formIn(sent(type, 'money=rial')), (error: unknown) => {
      assert.ok(error instanceof Response)
      return error.status === 400
    })
})
