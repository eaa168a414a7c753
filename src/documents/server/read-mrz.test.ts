import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, suite, test } from 'node:test'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { unlike } from '#documents/field-differences.ts'
import { fieldsOf } from '#documents/fields-of.ts'
import { REQUEST_LIMITS } from '#documents/limits.ts'
import { type MrzLines, zoneOf } from '#documents/mrz-lines.ts'
import type { Reading } from '#documents/reader/reading.ts'
import { sentences } from '#documents/sentences.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { type DocumentsRoom, drawing, openDocumentsRoom } from '#testing/documents/documents.ts'

const line = '/blob/Blob/ReadMRZ'
const picture = (name: string) => readFileSync(new URL(`./pictures/${name}`, import.meta.url))
const passport = picture('dev-0.jpg')
const truth = JSON.parse(picture('pictures.json').toString()) as Record<string, MrzLines>
const emptyForm = {
  passportNumber: '',
  passportExpirationDateFa: '',
  birthDateFa: '',
  lastName: '',
  firstName: '',
}
const zone = zoneOf(truth['dev-0.jpg'] ?? assert.fail())

suite('reading at the server', () => {
  let room: DocumentsRoom

  before(async () => {
    room = await openDocumentsRoom()
  })
  after(async () => {
    await room[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('a passport tells the fields of the form, and its picture is not kept', async () => {
    const user = await room.newUser()
    const { status, data } = await room.upload(user, passport, { line })
    assert.equal(status, 200)
    assert.deepEqual(
      [data.fields['firstName'], data.fields['lastName'], data.fields['passportNumber']],
      [zone.givenNames, zone.surname, zone.number],
    )
    assert.deepEqual(await room.documents.mine(user), [])
  })

  test('one that was attached is read again by its id, for its owner alone, and a form that differs is found out', async () => {
    const user = await room.newUser()
    const blobId = (await room.upload(user, passport)).data.id
    const { status, data } = await room.upload(user, undefined, { line, fields: { blobId } })
    assert.equal(status, 200)
    const read = data as unknown as Reading
    assert.equal(read.verdict, 'accepted')
    const form = { ...emptyForm, ...read.fields }
    assert.deepEqual(unlike(form, read), [])
    assert.deepEqual(unlike({ ...form, passportNumber: 'Z9999999' }, read), [
      { field: 'passportNumber', read: zone.number },
    ])
    const stranger = await room.upload(await room.newUser(), undefined, { line, fields: { blobId } })
    assert.deepEqual([stranger.status, stranger.code], [404, 'DOCUMENT_NOT_FOUND'])
    assert.equal((await room.upload(user, undefined, { line })).code, 'FILE_MISSING')
  })

  test('an attached picture of something else is no passport', async () => {
    const user = await room.newUser()
    const blobId = (await room.upload(user, await drawing().jpeg().toBuffer())).data.id
    const { data } = await room.upload(user, undefined, { line, fields: { blobId } })
    assert.deepEqual(data, { verdict: 'invalid', fields: {}, doubtful: [] })
  })

  test('whatever stands in a zone, what comes out is letters and digits, and words of ours', () => {
    const row = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'),
      minLength: 44,
      maxLength: 44,
    })
    const today = Temporal.PlainDate.from('2026-11-21')
    fc.assert(
      fc.property(row, row, (first, second) => {
        for (const value of Object.values(fieldsOf({ lines: [first, second] }, today)))
          assert.match(value, /^[\p{L}\p{M}\d \u200c-]+$/u)
      }),
    )
  })

  test('a picture of something else is no passport, and what is no picture is refused as an upload is', async () => {
    const user = await room.newUser()
    const other = await room.upload(user, await drawing().jpeg().toBuffer(), { line })
    assert.deepEqual(other.data, { verdict: 'invalid', fields: {}, doubtful: [] })
    const gif = await room.upload(user, await sharp(passport).gif().toBuffer(), { line })
    assert.deepEqual([gif.status, gif.says], [415, sentences.wrongFormat])
    const cut = passport.subarray(0, 20_000)
    assert.equal((await room.upload(user, cut, { line })).code, 'PICTURE_DAMAGED')
    assert.equal((await room.upload(undefined, cut, { line })).status, 401)
  })

  test('reading has its own limit in an hour', async () => {
    const user = await room.newUser()
    const most = REQUEST_LIMITS.find(({ what }) => what === 'read')?.most ?? 0
    const small = await drawing({ width: 220, height: 210 }).jpeg().toBuffer()
    const told: number[] = []
    for (let asked = 0; asked <= most; asked++)
      told.push((await room.upload(user, small, { line, address: '10.7.7.7' })).status)
    assert.deepEqual([told.filter((status) => status === 200).length, told.at(-1)], [most, 429])
  })
})
