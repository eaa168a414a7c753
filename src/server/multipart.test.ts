import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { call } from '#calls/call.ts'
import { readMultipart } from '#server/multipart.ts'
import { FILES_READ, openReaders } from '#server/readers.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestHouse } from '#testing/server/house.ts'

const rule = { mostBytes: 4096, tooLarge: 'این فایل بزرگ است.' }
const calls = {
  send: call('POST /test/send', {
    summary: 'Takes a file',
    who: 'user',
    kind: 'multipart',
    file: rule,
    body: z.object({ kind: z.optional(z.string()) }),
    answer: z.object({ kind: z.nullable(z.string()), bytes: z.nullable(z.int()) }),
  }),
}

after(stopSharedServer)

test('what a browser posts comes out as it went in, whatever the bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 4096 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      async (bytes, text, fileName) => {
        const form = new FormData()
        form.set('kind', text)
        form.set('file', new Blob([bytes]), fileName)
        const { fields, file } = await read(form)
        assert.equal(fields.kind, text.replace(/\r\n|\r|\n/g, '\r\n'))
        assert.deepEqual(new Uint8Array(file ?? []), bytes)
      },
    ),
    { numRuns: 60 },
  )
})

test('a body that was cut, stretched or changed is read or refused, and nothing else happens', async () => {
  const form = new FormData()
  form.set('kind', 'passport')
  form.set('file', new Blob([new Uint8Array(300)]), 'x.jpg')
  const { type, body } = await posted(form)
  await fc.assert(
    fc.asyncProperty(
      fc.nat(body.length),
      fc.nat(body.length - 1),
      fc.uint8Array({ maxLength: 40 }),
      async (cut, at, put) => {
        const changed = Buffer.concat([body.subarray(0, at), put, body.subarray(at + put.length)]).subarray(
          0,
          cut,
        )
        const told = readMultipart(Readable.from([changed]), { 'content-type': type }, rule).catch(
          (error: unknown) => error,
        )
        const code = (await told) as { code?: string }
        assert.ok(code.code === undefined || ['BODY_UNREADABLE', 'FILE_TOO_LARGE'].includes(code.code))
      },
    ),
  )
})

test('forms that no page of ours posts are refused', async () => {
  const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`
  const file = 'Content-Disposition: form-data; name="file"; filename="a.jpg"'
  for (const [why, body] of [
    ['no end', part(file)],
    ['nothing', ''],
    ['words before the first line', `words\r\n${part(file)}--b--`],
    ['two files', `${part(file)}${part(file)}--b--`],
    ['a file by another name', `${part(file.replace('"file"', '"photo"'))}--b--`],
    ['a part without a name', `${part('Content-Disposition: form-data')}--b--`],
    ['a field twice', `${part('Content-Disposition: form-data; name="a"').repeat(2)}--b--`],
    [
      'too many parts',
      `${[...'abcdefghij'].map((name) => part(`Content-Disposition: form-data; name="${name}"`)).join('')}--b--`,
    ],
    ['an endless head', `${part(`${file}\r\nX: ${'y'.repeat(2000)}`)}--b--`],
  ] as const)
    await assert.rejects(
      readMultipart(
        Readable.from([Buffer.from(body)]),
        { 'content-type': 'multipart/form-data; boundary=b' },
        rule,
      ),
      { code: 'BODY_UNREADABLE' },
      why,
    )
  await assert.rejects(readMultipart(Readable.from([]), { 'content-type': 'multipart/form-data' }, rule), {
    code: 'BODY_UNREADABLE',
  })
})

test('of an endless body no more is read than the rule allows', async () => {
  let sent = 0
  const endless = new Readable({
    highWaterMark: 1024,
    read() {
      sent += 1024
      this.push(Buffer.alloc(1024))
    },
  })
  await assert.rejects(readMultipart(endless, { 'content-type': 'multipart/form-data; boundary=b' }, rule), {
    code: 'FILE_TOO_LARGE',
    says: rule.tooLarge,
  })
  assert.ok(sent < 40_000, `${sent} bytes were read`)
  endless.destroy()
})

test('files that never come to an end keep nobody out: of one user few are begun, and others send theirs', async () => {
  await using house = await openTestHouse()
  house.mount({ calls, answers: { send: async ({ file }) => ({ kind: null, bytes: file?.length ?? null }) } })
  await house.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = house.app.server.address() as AddressInfo
  const lines: ClientRequest[] = []
  const begun = async (user: string): Promise<number | undefined> => {
    const line = request({
      port,
      method: 'POST',
      path: '/test/send',
      headers: {
        'x-user': user,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '4000',
      },
    })
    lines.push(line)
    line.on('error', () => undefined)
    line.write('--b')
    const answered = once(line, 'response').then(([answer]) => (answer as IncomingMessage).statusCode)
    return Promise.race([answered, setTimeout(300, undefined)])
  }
  try {
    for (let nth = 0; nth < FILES_READ.ofOne; nth++) assert.equal(await begun('sara'), undefined)
    while ((await begun('sara')) !== 503) assert.ok(lines.length < 20, 'nobody is turned away')
    lines[0]?.destroy()
    // until the server has seen that line go
    while ((await begun('sara')) === 503) await setTimeout(20)
    const slow = Array.from({ length: 2 * FILES_READ.together }, (_, nth) => begun(`user ${nth >> 1}`))
    assert.deepEqual(new Set(await Promise.all(slow)), new Set([undefined]))
    const { type, body } = await posted(formOf(3000))
    const sent = await fetch(`http://127.0.0.1:${port}/test/send`, {
      method: 'POST',
      headers: { 'x-user': 'dariush', 'content-type': type },
      body: new Uint8Array(body),
    })
    assert.deepEqual(await sent.json(), { data: { kind: null, bytes: 3000 } })
  } finally {
    for (const line of lines) line.destroy()
  }
})

test('a body that comes slower than any telephone sends is let go, in words', async () => {
  const pace = { everyMs: 20, leastBytes: 10 }
  const { type, body } = await posted(formOf(300))
  const stuck = new Readable({ read: () => undefined })
  stuck.push(body.subarray(0, 100))
  await assert.rejects(readMultipart(stuck, { 'content-type': type }, { ...rule, pace }), {
    code: 'TOO_SLOW',
  })
  assert.equal(stuck.destroyed, false)
})

test('what has come of all files is bounded, and so are those that are worked on; who goes makes room', () => {
  const readers = openReaders({ ofOne: 2, bytes: 100, together: 1 })
  const comes = (user: string) => {
    const [raw, line] = [{} as IncomingMessage, new EventEmitter()]
    readers.enter(user, { raw } as FastifyRequest, { raw: line } as unknown as FastifyReply)
    const seat = readers.seatOf(raw)
    assert.ok(seat)
    return { ...seat, goes: () => line.emit('close') }
  }
  const [sara, dariush] = [comes('sara'), comes('dariush')]
  sara.came(70)
  assert.throws(() => dariush.came(31), { code: 'BUSY' })
  dariush.came(30)
  sara.whole()
  assert.throws(() => dariush.whole(), { code: 'BUSY' })
  sara.goes()
  dariush.came(70)
  dariush.whole()
  comes('dariush')
  assert.throws(() => comes('dariush'), { code: 'BUSY' })
})

test('over the wire: the rule holds to the byte, and of a guest no byte is read', async () => {
  await using house = await openTestHouse()
  house.mount({
    calls,
    answers: {
      send: async ({ body, file }) => ({ kind: body.kind ?? null, bytes: file?.length ?? null }),
    },
  })
  const send = async (bytes: number, user?: string) => {
    const form = formOf(bytes)
    form.set('kind', 'photo')
    const { type, body } = await posted(form)
    return house.app.inject({
      method: 'POST',
      url: '/test/send',
      headers: { 'content-type': type, ...(user === undefined ? {} : { 'x-user': user }) },
      payload: body,
    })
  }
  assert.deepEqual((await send(4096, 'sara')).json().data, { kind: 'photo', bytes: 4096 })
  for (const bytes of [4097, 50_000]) {
    const refused = await send(bytes, 'sara')
    assert.equal(refused.statusCode, 413)
    assert.deepEqual(refused.json().meta.errors, [{ property: 'file', errors: [rule.tooLarge] }])
  }
  assert.equal((await send(50_000)).statusCode, 401)
  const [headers, payload] = [{ 'x-user': 'sara' }, { kind: 'passport' }]
  const json = await house.app.inject({ method: 'POST', url: '/test/send', headers, payload })
  assert.deepEqual(json.json().data, { kind: 'passport', bytes: null })
})

function formOf(bytes: number): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), '../../etc/passwd')
  return form
}

async function read(form: FormData) {
  const { type, body } = await posted(form)
  return readMultipart(Readable.from([body]), { 'content-type': type }, rule)
}

async function posted(form: FormData): Promise<{ readonly type: string; readonly body: Buffer }> {
  const response = new Response(form)
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  }
}
