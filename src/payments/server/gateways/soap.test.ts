import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { askSoap } from '#payments/server/gateways/soap.ts'

async function heard(answer: string, fields: Readonly<Record<string, string | number>> = {}) {
  let asked = ''
  const server = createServer((request, reply) => {
    request.on('data', (part) => {
      asked += String(part)
    })
    request.on('end', () => reply.end(answer))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const address = `http://127.0.0.1:${port}/`
  const said = await askSoap({
    address,
    namespace: 'http://ns.test/',
    call: 'bpX',
    fields,
    timeoutMs: 20_000,
  })
  server.close()
  return { said, asked }
}

const body = (inner: string) =>
  `<?xml version="1.0"?><S:Envelope xmlns:S="x"><S:Body>${inner}</S:Body></S:Envelope>`

test('the answer to the very call is read, under any prefix', async () => {
  for (const inner of [
    '<ns2:bpXResponse xmlns:ns2="http://ns.test/"><return>0,AB12</return></ns2:bpXResponse>',
    '<bpXResponse>\n <return xsi:type="xsd:string">0,AB12</return>\n</bpXResponse>',
  ])
    assert.deepEqual((await heard(body(inner))).said, { kind: 'said', said: '0,AB12' })
})

test('nothing else is an answer', async () => {
  for (const wrong of [
    '',
    '<html>به زودی</html>',
    '0',
    body('<bpYResponse><return>0</return></bpYResponse>'),
    body('<bpXResponse></bpXResponse>'),
    body('<bpXResponse><return></return></bpXResponse>'),
    body('<bpXResponse><return>0</return><return>1</return></bpXResponse>'),
    body('<bpXResponse><return><b>0</b></return></bpXResponse>'),
    body('<S:Fault><faultstring>0</faultstring></S:Fault>'),
    '<bpXResponse><return>0</return></bpXResponse>',
    body('<!--<bpXResponse><return>0</return></bpXResponse>-->'),
  ])
    assert.equal((await heard(wrong)).said.kind, 'unknown', wrong)
})

test('what is asked cannot break out of its field', async () => {
  const { asked } = await heard('', { note: '</note><amount>1</amount>&"\u0000', amount: 5 })
  assert.match(
    asked,
    /<note>&lt;\/note&gt;&lt;amount&gt;1&lt;\/amount&gt;&amp;&quot;<\/note><amount>5<\/amount>/,
  )
})
