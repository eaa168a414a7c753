import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { retention } from '#calendar/retention.ts'
import { all } from '#database/database.ts'
import { attachmentTexts } from '#documents/attachment.ts'
import { type ConversationView, supportCalls } from '#support/calls.ts'
import { limits } from '#support/conversation.ts'
import { supportVault } from '#support/server/files.ts'
import { supportPart } from '#support/server/personal.ts'
import { openTestAgency, type SignedIn, type TestAgency } from '#testing/app/agency.ts'
import { drawnPage } from '#testing/documents/drawn-papers.ts'

const pdf = (inside = '') =>
  Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\nstartxref\n9\n%%EOF\n`, 'latin1')
const objectStream = (objects: string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>\nstream\n', 'latin1'),
    deflateSync(Buffer.from(objects, 'latin1')),
    Buffer.from('\nendstream endobj\nstartxref\n9\n%%EOF', 'latin1'),
  ])

suite('files in conversations', () => {
  let t: TestAgency
  let picture: Buffer
  let phones = 0
  before(async () => {
    t = await openTestAgency()
    picture = await drawnPage({ width: 400, height: 300 })
  })
  after(() => t[Symbol.asyncDispose]())

  const somebody = () => t.admit(`+98912117${String(++phones).padStart(4, '0')}`)
  const desk = () => t.agency.support.desk
  const part = () =>
    supportPart({
      database: t.house.database,
      vault: supportVault(t.house.settings),
      promises: t.agency.promises,
    })

  function write(by: SignedIn, file: Buffer | undefined, more: Readonly<Record<string, string>> = {}) {
    const parts = { id: randomUUID(), ...more, ...(file && { file: new Blob([new Uint8Array(file)]) }) }
    return t.ask(supportCalls.sendFile.line, { by: by.token, parts })
  }
  async function sent(by: SignedIn, file: Buffer, more?: Readonly<Record<string, string>>) {
    const told = await write(by, file, more)
    assert.equal(told.status, 200, told.text)
    return supportCalls.sendFile.answer.parse(told.data)
  }
  const fileOf = ({ messages }: ConversationView, nth = 0) =>
    messages.filter(({ hasFile }) => hasFile)[nth]?.file
  const got = (by: SignedIn | undefined, id: string) =>
    t.house.app.inject({
      url: supportCalls.file.line.replace('GET ', '').replace('{id}', id),
      headers: by === undefined ? {} : { authorization: `Bearer ${by.token}` },
    })
  async function conversationOf({ userId }: SignedIn): Promise<string> {
    const rows = await all(
      t.house.database,
      sql<{ id: string }>`select id from support.conversation where user_id = ${userId}`,
    )
    return rows[0]?.id ?? ''
  }

  const files = async () => (await all(t.house.database, sql`select id from support.file`)).length

  test('a picture is drawn anew and waits for a person; the desk reads it and sends one back', async () => {
    const owner = await somebody()
    const withPlace = await sharp(picture)
      .withExif({ IFD0: { Make: 'CameraOfSara' } })
      .jpeg()
      .toBuffer()
    const view = await sent(owner, withPlace, { text: 'عکس کیف شکسته' })
    assert.deepEqual(
      view.messages.map(({ author, hasFile }) => [author, hasFile]),
      [
        ['traveller', true],
        ['notice', false],
      ],
    )
    assert.ok(view.waitingSince !== null, 'what is on a picture a person reads')
    const file = fileOf(view)
    assert.deepEqual([file?.type, file?.width, file?.height], ['image/jpeg', 400, 300])
    const shown = await got(owner, file?.id ?? '')
    assert.equal(shown.statusCode, 200)
    assert.equal(shown.headers['content-security-policy'], "default-src 'none'; sandbox")
    assert.equal(shown.headers['cache-control'], 'private, no-store')
    assert.equal((await sharp(shown.rawPayload).metadata()).format, 'jpeg')
    assert.ok(!shown.rawPayload.includes('CameraOfSara'))
    const id = await conversationOf(owner)
    assert.deepEqual((await desk().file(id, 1)).bytes, shown.rawPayload)
    await assert.rejects(desk().file(id, 2), { code: 'FILE_NOT_FOUND' })
    await desk().answer(id, { name: 'سارا', text: '', file: pdf() })
    const answered = supportCalls.conversation.answer.parse(
      (await t.ask(supportCalls.conversation.line, { by: owner.token })).data,
    )
    const form = await got(owner, fileOf(answered, 1)?.id ?? '')
    assert.deepEqual([form.rawPayload, form.headers['content-type']], [pdf(), 'application/pdf'])
    assert.match(String(form.headers['content-disposition']), /^attachment/)
    const kept = await all(
      t.house.database,
      sql<{ sealed: Buffer }>`select sealed from support.file where conversation_id = ${id}`,
    )
    assert.ok(kept.length === 2 && !kept.some(({ sealed }) => sealed.includes('%PDF')))
  })

  test('what is not a picture or a PDF by its content is refused with what to do, and nothing is written', async () => {
    const owner = await somebody()
    const refused: readonly (readonly [string, Buffer, string])[] = [
      ['a page', Buffer.from('<!doctype html><script>1</script>'), attachmentTexts.wrongFormat],
      ['a page called a PDF late', Buffer.concat([Buffer.from('x'), pdf()]), attachmentTexts.wrongFormat],
      ['a cut picture', picture.subarray(0, picture.length / 2), 'فایل تصویر ناقص است'],
      ['a cut PDF', pdf().subarray(0, 40), attachmentTexts.damagedPdf],
      ['a locked PDF', pdf('/Encrypt 5 0 R'), attachmentTexts.lockedPdf],
      ['a script', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), attachmentTexts.activePdf],
      ['a script spelled otherwise', pdf('/OpenAction<</S/Java#53cript>>'), attachmentTexts.activePdf],
      ['a file in it', pdf('/Names<</EmbeddedFiles 3 0 R>>'), attachmentTexts.activePdf],
      ['a script in an object stream', objectStream('1 0 <</S/JavaScript>>'), attachmentTexts.activePdf],
      [
        'an object stream nobody reads',
        Buffer.from(objectStream('').toString('latin1').replace('x\x9c', 'zz'), 'latin1'),
        attachmentTexts.damagedPdf,
      ],
    ]
    for (const [name, file, says] of refused) {
      const told = await write(owner, file)
      assert.ok(told.status === 400 || told.status === 415, `${name} ${told.status}`)
      assert.equal(told.said[0]?.property, 'file', name)
      assert.match(told.said[0]?.errors[0] ?? '', new RegExp(`^${says}`), name)
    }
    assert.equal((await write(owner, undefined)).code, 'FILE_MISSING')
    const large = await write(owner, Buffer.alloc(5 * 1024 * 1024 + 1))
    assert.deepEqual([large.status, large.said[0]?.errors], [413, [attachmentTexts.tooLarge]])
    assert.equal(await conversationOf(owner), '')
    await sent(owner, objectStream('1 0 <</Type/Page>>'))
  })

  test('sent again it is the same message; without its file, or with one more than so many, it is refused', async () => {
    const owner = await somebody()
    const id = randomUUID()
    await sent(owner, picture, { id })
    assert.equal((await sent(owner, picture, { id })).messages.length, 2)
    const other = await t.ask(supportCalls.send.line, { by: owner.token, body: { id, text: 'دیگر' } })
    assert.equal(other.code, 'MESSAGE_DIFFERS')
    const conversation = await conversationOf(owner)
    await sql`
      with more as (insert into support.message (conversation_id, seq, id, author, body, has_file, sent_at)
        select ${conversation}, n, gen_random_uuid(), 'traveller', '', true, ${t.house.clock.now()}
        from generate_series(100, ${98 + limits.files}) n returning seq)
      insert into support.file (id, conversation_id, seq, type, bytes, sealed, sent_at, purge_at)
        select gen_random_uuid(), ${conversation}, seq, 'application/pdf', 1, 'x', ${t.house.clock.now()}::timestamptz,
          ${t.house.clock.now()}::timestamptz + interval '1 day' from more`.execute(t.house.database)
    const most = await write(owner, picture)
    assert.deepEqual([most.status, most.code], [409, 'TOO_MANY_FILES'])
  })

  test('a file is read by whose conversation it is, and by nobody else', async () => {
    const [owner, stranger] = [await somebody(), await somebody()]
    const id = fileOf(await sent(owner, picture))?.id ?? ''
    const [theirs, none] = [await got(stranger, id), await got(stranger, randomUUID())]
    const said = (body: string) => JSON.parse(body).meta.errors
    assert.deepEqual([theirs.statusCode, said(theirs.body)], [404, said(none.body)])
    assert.equal((await got(undefined, id)).statusCode, 401)
  })

  test('a file goes with its time, its account takes it along, and erased with the account it is gone', async () => {
    const owner = await somebody()
    await sent(owner, picture)
    const taken: string[] = []
    for await (const { name } of part().files?.(owner.userId) ?? []) taken.push(name)
    assert.deepEqual(taken, ['1-file-1.jpg'])
    const leaving = await somebody()
    await sent(leaving, picture)
    const person = { userId: leaving.userId, phone: null, email: null }
    const before = await files()
    await t.house.database.transaction().execute((trx) => part().erase(trx, person))
    assert.equal(await files(), before - 1)
    t.house.clock.advance({ hours: 24 * retention.supportFile })
    await t.agency.support.work.purge()
    const shown = (await t.agency.support.conversation({ userId: owner.userId })).messages[0]
    assert.deepEqual([shown?.hasFile, shown?.file, await files()], [true, null, 0])
  })
})
