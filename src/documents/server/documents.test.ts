import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { clocks } from '#calendar/clocks.ts'
import { all, one } from '#database/database.ts'
import { MOST_DOCUMENTS, REQUEST_LIMITS } from '#documents/limits.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type DocumentsRoom, drawing, openDocumentsRoom } from '#testing/documents/documents.ts'
import { drawnPortrait } from '#testing/documents/drawn-papers.ts'

const unknown = [404, 'DOCUMENT_NOT_FOUND']

suite('documents', () => {
  let room: DocumentsRoom
  let jpeg: Buffer

  before(async () => {
    room = await openDocumentsRoom()
    jpeg = await drawing().jpeg().toBuffer()
  })
  after(async () => {
    await room[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('a picture comes back by its link, and is neither run, guessed at nor kept on the way', async () => {
    const user = await room.newUser()
    const { status, data } = await room.upload(user, jpeg)
    assert.equal(status, 200)
    assert.deepEqual([data.kind, data.width, data.height, data.passengerId], ['passport', 640, 440, null])
    const { statusCode, headers, rawPayload } = await room.get(user, data.link)
    assert.equal(statusCode, 200)
    assert.deepEqual(
      [
        headers['content-type'],
        headers['x-content-type-options'],
        headers['cache-control'],
        headers['content-security-policy'],
      ],
      ['image/jpeg', 'nosniff', 'private, no-store', "default-src 'none'; sandbox"],
    )
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(rawPayload.subarray(0, 3).toString('hex'), 'ffd8ff')
  })

  test('what the device finds is found again: said where it may be wrong, refused where it is certain', async () => {
    const user = await room.newUser()
    const fields = { kind: 'photo' }
    const blue = await room.upload(user, await drawnPortrait({ wall: '#2f62c9' }), { fields })
    assert.deepEqual([blue.status, blue.data.findings], [200, ['ground']])
    const lying = await room.upload(user, await drawnPortrait({ width: 1200, height: 900 }), { fields })
    assert.deepEqual([lying.status, lying.code], [400, 'PHOTO_LYING'])
    const black = sharp({ create: { width: 900, height: 700, channels: 3, background: '#000' } })
    const nothing = await room.upload(user, await black.jpeg().toBuffer())
    assert.deepEqual([nothing.status, nothing.code], [400, 'PICTURE_BLANK'])
    assert.equal((await room.documents.mine(user)).length, 1)
  })

  test('in the database nothing of it can be read, and no row can be passed off as another', async () => {
    const [sara, reza] = [await room.newUser(), await room.newUser()]
    const { data } = await room.upload(sara, jpeg, { fields: { passportNumber: 'K45128903' } })
    const other = await room.upload(sara, await drawing({ red: 200 }).jpeg().toBuffer())
    const rows = await all(
      room.house.database,
      sql<{
        all: string
        sealed: Buffer
      }>`select blobs::text as all, sealed from documents.blobs where id = ${data.id}`,
    )
    assert.ok(rows[0] !== undefined && !rows[0].all.includes('K45128903'))
    assert.ok(!rows[0].sealed.includes(Buffer.from([0xff, 0xd8, 0xff])) && !rows[0].sealed.includes('JFIF'))
    await sql`update documents.blobs set sealed = (select sealed from documents.blobs where id = ${data.id})
      where id = ${other.data.id}`.execute(room.house.database)
    assert.equal((await room.get(sara, other.data.link)).statusCode, 500)
    await sql`update documents.blobs set user_id = ${reza} where id = ${data.id}`.execute(room.house.database)
    const [moved] = await room.documents.mine(reza)
    assert.equal((await room.get(reza, moved?.link ?? '')).statusCode, 500)
  })

  test('a link is worth nothing to another, to a guest, after five minutes, or when a sign of it is changed', async () => {
    const [sara, reza] = [await room.newUser(), await room.newUser()]
    const { data } = await room.upload(sara, jpeg)
    const told = async (user: string | undefined, url: string) => {
      const answer = await room.get(user, url)
      return [answer.statusCode, answer.json().meta.code]
    }
    assert.deepEqual(await told(reza, data.link), unknown)
    assert.deepEqual(await told(undefined, data.link), [401, 'SIGN_IN_FIRST'])
    for (const at of Array.from(data.link.slice('/blob/'.length).slice(0, -1)).keys()) {
      const place = '/blob/'.length + at
      const sign = data.link[place] === 'a' ? 'b' : 'a'
      assert.deepEqual(
        await told(sara, data.link.slice(0, place) + sign + data.link.slice(place + 1)),
        unknown,
        `${at}`,
      )
    }
    for (const token of ['x', '..%2f..%2fetc%2fpasswd', `${data.id}.zzzzzz.${'A'.repeat(43)}`])
      assert.deepEqual(await told(sara, `/blob/${token}`), unknown)
    room.house.clock.advance({ seconds: clocks.documentLink - 2 })
    assert.equal((await room.get(sara, data.link)).statusCode, 200)
    room.house.clock.advance({ seconds: 2 })
    assert.deepEqual(await told(sara, data.link), unknown)
    const [again] = await room.documents.mine(sara)
    assert.equal((await room.get(sara, again?.link ?? '')).statusCode, 200)
  })

  test("a stranger's document is neither listed, read nor destroyed", async () => {
    const [sara, reza] = [await room.newUser(), await room.newUser()]
    const { data } = await room.upload(sara, jpeg)
    assert.deepEqual(await room.documents.mine(reza), [])
    await assert.rejects(room.documents.read({ userId: reza, address: '10.0.0.1' }, { id: data.id }), {
      code: 'DOCUMENT_NOT_FOUND',
    })
    await assert.rejects(room.documents.forget(reza, data.id), { code: 'DOCUMENT_NOT_FOUND' })
    assert.equal((await room.documents.mine(sara)).length, 1)
    await room.documents.forget(sara, data.id)
    assert.deepEqual(await room.documents.mine(sara), [])
    assert.equal((await room.get(sara, data.link)).statusCode, 404)
  })

  test('a passport is its traveller’s by its number, and a new picture of it takes the place of the old', async () => {
    const user = await room.newUser()
    room.passports.push({ id: '11111111-1111-4111-8111-111111111111', passportNumber: 'K45128903' })
    const first = await room.upload(user, jpeg, { fields: { passportNumber: 'k45128903' } })
    assert.equal(first.data.passengerId, '11111111-1111-4111-8111-111111111111')
    await room.upload(user, jpeg, { fields: { passportNumber: 'A1234567' } })
    const again = await Promise.all(
      Array.from({ length: 2 }, () => room.upload(user, jpeg, { fields: { passportNumber: 'K45128903' } })),
    )
    assert.deepEqual(new Set(again.map(({ status }) => status)), new Set([200]))
    const mine = await room.documents.mine(user)
    assert.deepEqual(mine.map(({ passengerId }) => passengerId).sort(), [
      '11111111-1111-4111-8111-111111111111',
      null,
    ])
    room.passports.length = 0
  })

  test('what has been kept long enough is destroyed, by its kind', async () => {
    const user = await room.newUser()
    await room.upload(user, jpeg, { fields: { kind: 'photo' } })
    await room.upload(user, jpeg)
    room.house.clock.advance({ hours: 60 * 24 + 1 })
    assert.deepEqual(
      (await room.documents.mine(user)).map(({ kind }) => kind),
      ['passport'],
    )
    await room.documents.purge()
    const left = await all(
      room.house.database,
      sql<{ kind: string }>`select kind from documents.blobs where user_id = ${user}`,
    )
    assert.deepEqual(left, [{ kind: 'passport' }])
    room.house.clock.advance({ hours: 120 * 24 })
    await room.documents.purge()
    assert.equal(
      (
        await one(
          room.house.database,
          sql<{ many: number }>`select count(*)::int as many from documents.blobs`,
        )
      ).many,
      0,
    )
  })

  test('somebody who goes takes everything along and leaves nothing', async () => {
    const [sara, reza] = [await room.newUser(), await room.newUser()]
    for (const kind of ['passport', 'birthCertificate']) await room.upload(sara, jpeg, { fields: { kind } })
    await room.upload(reza, jpeg)
    const taken = await Array.fromAsync(room.documents.export(sara))
    assert.deepEqual(taken.map(({ kind }) => kind).sort(), ['birthCertificate', 'passport'])
    assert.ok(taken.every((one) => one.jpeg.subarray(0, 2).toString('hex') === 'ffd8'))
    await room.house.database.transaction().execute((trx) => room.documents.erase(trx, sara))
    assert.deepEqual(await room.documents.mine(sara), [])
    assert.equal((await room.documents.mine(reza)).length, 1)
  })

  test('no more is kept for one than a party needs, and no more is sent in an hour', async () => {
    const limit = REQUEST_LIMITS.find(({ what }) => what === 'upload')
    const user = await room.newUser()
    for (let sent = 0; sent < (limit?.most ?? 0); sent++)
      assert.equal((await room.upload(user, jpeg)).status, 200)
    assert.deepEqual((({ status, code }) => [status, code])(await room.upload(user, jpeg)), [
      429,
      'TOO_MANY_PICTURES',
    ])
    room.house.clock.advance({ hours: 1 })
    assert.equal((await room.documents.mine(user)).length, MOST_DOCUMENTS)
    assert.deepEqual((({ status, code }) => [status, code])(await room.upload(user, jpeg)), [
      409,
      'TOO_MANY_DOCUMENTS',
    ])
  })

  test('an address has its limit too, over all who sign in there', async () => {
    const limit = REQUEST_LIMITS.find(({ what }) => what === 'upload-from')?.most ?? 0
    await sql`insert into documents.counts (what, of_whom, window_ends, count)
      select 'upload-from', '10.9.9.9', to_timestamp((floor(${room.house.clock.now().epochMilliseconds / 1000}::float8 / 3600) + 1) * 3600), ${limit - 1}`.execute(
      room.house.database,
    )
    const from = { address: '10.9.9.9' }
    assert.equal((await room.upload(await room.newUser(), jpeg, from)).status, 200)
    assert.equal((await room.upload(await room.newUser(), jpeg, from)).status, 429)
    assert.equal((await room.upload(await room.newUser(), jpeg)).status, 200)
  })

  test('beyond those at work and those who wait, uploads are told that it is busy', async () => {
    const users = await Promise.all(Array.from({ length: 40 }, () => room.newUser()))
    const large = await drawing({ width: 3000, height: 2200 }).jpeg().toBuffer()
    const told = await Promise.all(users.map((user) => room.upload(user, large)))
    const statuses = Map.groupBy(told, ({ status }) => status)
    assert.deepEqual([...statuses.keys()].sort(), [200, 503])
    assert.ok((statuses.get(200)?.length ?? 0) >= 18)
  })

  test('without a picture, or signed in as nobody, nothing is done', async () => {
    const user = await room.newUser()
    const nothing = await room.house.app.inject({
      method: 'POST',
      url: '/blob/Blob/Upload',
      headers: { 'x-user': user },
      payload: { kind: 'passport' },
    })
    assert.deepEqual([nothing.statusCode, nothing.json().meta.code], [400, 'FILE_MISSING'])
    assert.equal((await room.upload(undefined, jpeg)).status, 401)
  })

  test('neither number nor picture nor link comes into the log', async () => {
    const user = await room.newUser()
    const { data } = await room.upload(user, jpeg, { fields: { passportNumber: 'Z99887766' } })
    await room.get(user, data.link)
    const log = room.house.logged.join('')
    for (const trace of ['Z99887766', data.link, 'JFIF']) assert.ok(!log.includes(trace), trace)
  })
})
