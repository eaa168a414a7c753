import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { PICTURE } from '#documents/limits.ts'
import { sentences } from '#documents/sentences.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import {
  type DocumentsRoom,
  drawing,
  halvedRows,
  openDocumentsRoom,
  pngHead,
  pngOf,
} from '#testing/documents/documents.ts'

const script = '<script>alert(document.cookie)</script>'
const html = `<!doctype html><title>x</title>${script}`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="file:///etc/passwd"/>${script}</svg>`

suite('attacks by upload', () => {
  let room: DocumentsRoom

  before(async () => {
    room = await openDocumentsRoom()
  })
  after(async () => {
    await room[Symbol.asyncDispose]()
    await stopSharedServer()
  })

  test('what is no JPG or PNG by its content is refused, whatever it is called', async () => {
    const user = await room.newUser()
    const jpeg = await drawing().jpeg().toBuffer()
    const files = {
      gif: await drawing().gif().toBuffer(),
      webp: await drawing().webp().toBuffer(),
      tiff: await drawing().tiff().toBuffer(),
      svg: Buffer.from(svg),
      packedSvg: gzipSync(svg),
      html: Buffer.from(html),
      htmlBeforeJpeg: Buffer.concat([Buffer.from(html), jpeg]),
      gifBeforeJpeg: Buffer.concat([Buffer.from('GIF89a/*'), jpeg]),
      pdf: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>'),
      php: Buffer.from('<?php system($_GET["c"]); ?>'),
      mvg: Buffer.from('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
      nothing: Buffer.alloc(0),
      threeBytes: Buffer.from([0xff, 0xd8]),
      movingPng: pngOf(pngHead(300, 300), ['acTL', Buffer.alloc(8)], halvedRows(300, 300)),
    }
    for (const [name, file] of Object.entries(files))
      for (const type of ['image/jpeg', 'image/png'] as const) {
        const told = await room.upload(user, file, { fileName: `${name}.jpg`, type })
        assert.deepEqual([told.status, told.says], [415, sentences.wrongFormat], name)
      }
  })

  test('a picture that is a page as well leaves as a picture alone', async () => {
    const user = await room.newUser()
    const jpeg = await drawing().jpeg().toBuffer()
    // a comment after the start of the file, and data after its end
    const comment = Buffer.from(`\xff\xfe\x00\x2a${script}`.padEnd(44, ' '), 'latin1')
    const both = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(html)])
    const text = pngOf(pngHead(300, 300), ['tEXt', Buffer.from(`Comment\0${script}`)], halvedRows(300, 300))
    for (const file of [both, Buffer.concat([text, Buffer.from(html)])]) {
      const told = await room.upload(user, file)
      assert.equal(told.status, 200)
      const picture = (await room.get(user, told.data.link)).rawPayload
      assert.equal((await sharp(picture).metadata()).format, 'jpeg')
      assert.ok(!picture.includes('script') && !picture.includes('html'))
    }
  })

  test('place, camera, profile and orientation are gone; the picture stands upright', async () => {
    const user = await room.newUser()
    const file = await drawing({ width: 640, height: 400 })
      .withExif({
        IFD0: { Make: 'CameraOfSara', Copyright: 'Sara' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '35/1 41/1 21/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '51/1 23/1 20/1',
        },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Sara</secret></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const sent = await sharp(file).metadata()
    assert.ok(sent.exif?.includes('CameraOfSara') && sent.icc !== undefined && sent.orientation === 6)
    const { data } = await room.upload(user, file)
    const picture = (await room.get(user, data.link)).rawPayload
    const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(picture).metadata()
    assert.deepEqual(
      { exif, icc, xmp, iptc, orientation },
      { exif: undefined, icc: undefined, xmp: undefined, iptc: undefined, orientation: undefined },
    )
    assert.deepEqual([width, height, data.width, data.height], [400, 640, 400, 640])
    assert.ok(!picture.includes('Sara'))
  })

  test('five megabytes are taken and one byte more is not', async () => {
    const user = await room.newUser()
    const jpeg = await drawing().jpeg().toBuffer()
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
    assert.equal((await room.upload(user, padded(PICTURE.mostBytes))).status, 200)
    for (const bytes of [PICTURE.mostBytes + 1, 6 * 1024 * 1024]) {
      const told = await room.upload(user, padded(bytes))
      assert.deepEqual([told.status, told.code, told.says], [413, 'FILE_TOO_LARGE', sentences.tooLarge])
    }
  })

  test('a bomb of pixels is refused before it is unpacked, and what is allowed has its bound', async () => {
    const user = await room.newUser()
    const before = process.memoryUsage().rss
    const bombs = {
      claimed: pngOf(pngHead(50_000, 50_000), ['IDAT', deflateSync(Buffer.alloc(1000))]),
      packed: pngOf(pngHead(50_000, 2000), halvedRows(50_000, 2000)),
      widest: pngOf(pngHead(0x7fff_ffff, 1), halvedRows(300, 1)),
    }
    for (const [name, bomb] of Object.entries(bombs)) {
      const begun = process.cpuUsage()
      const told = await room.upload(user, bomb)
      assert.equal(told.status, 400, name)
      assert.ok([sentences.tooManyPixels, sentences.damaged].includes(told.says as never), name)
      // CPU time, independent of a busy machine
      const cost = process.cpuUsage(begun).user
      assert.ok(cost < 500_000, `${name} took ${cost} µs`)
    }
    assert.equal((await room.upload(user, pngOf(pngHead(6300, 6300), halvedRows(6300, 6300)))).status, 200)
    assert.ok(process.memoryUsage().rss - before < 300e6, `${process.memoryUsage().rss - before} bytes more`)
  })

  test('a hundred megabytes of text or of colour profile packed beside the pixels do no harm', async () => {
    const user = await room.newUser()
    const packed = deflateSync(Buffer.alloc(100e6), { level: 9 })
    const before = process.memoryUsage().rss
    for (const chunk of [
      ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed])],
      ['iCCP', Buffer.concat([Buffer.from('icc\0\0'), packed])],
    ] as const) {
      const told = await room.upload(user, pngOf(pngHead(300, 300), chunk, halvedRows(300, 300)))
      assert.ok([200, 400].includes(told.status), `${chunk[0]} ${told.status}`)
    }
    assert.ok(process.memoryUsage().rss - before < 300e6, `${process.memoryUsage().rss - before} bytes more`)
  })

  test('files that end too soon are damaged, and say so', async () => {
    const user = await room.newUser()
    const jpeg = await drawing().jpeg().toBuffer()
    const png = await drawing().png().toBuffer()
    for (const file of [jpeg, png])
      for (const share of [0.1, 0.5, 0.9]) {
        const told = await room.upload(user, file.subarray(0, Math.floor(file.length * share)))
        assert.deepEqual(
          [told.status, told.code, told.says],
          [400, 'PICTURE_DAMAGED', sentences.damaged],
          `${share}`,
        )
      }
    const tiny = await room.upload(user, await drawing({ width: 150, height: 150 }).jpeg().toBuffer())
    assert.equal(tiny.says, sentences.tooSmall)
  })

  test('names that climb, command or break lines are only names', async () => {
    const user = await room.newUser()
    const jpeg = await drawing({ width: 440, height: 640 }).jpeg().toBuffer()
    for (const fileName of [
      '../../../etc/cron.d/x.jpg',
      'C:\\windows\\x.jpg',
      'a\0.php',
      '"; rm -rf /; ".jpg',
      'x.jpg\r\nSet-Cookie: a=b',
      script,
      `${'x'.repeat(500)}.jpg`,
    ]) {
      const told = await room.upload(user, jpeg, { fileName, fields: { kind: 'photo' } })
      assert.equal(told.status, 200, fileName)
      const { headers } = await room.get(user, told.data.link)
      assert.equal(headers['content-disposition'], 'attachment; filename="document.jpg"')
      assert.equal(headers['set-cookie'], undefined)
      await room.documents.forget(user, told.data.id)
    }
    const kind = await room.upload(user, jpeg, { fields: { kind: '../passport' } })
    assert.equal(kind.status, 400)
  })

  test('two hundred damaged pictures are pictures or are not, and never a fault of ours', {
    timeout: 120_000,
  }, async () => {
    const chance = chanceFrom(1405)
    const whole = [
      await drawing({ width: 320, height: 220 }).jpeg().toBuffer(),
      await drawing({ width: 320, height: 220 }).jpeg({ progressive: true }).toBuffer(),
      await drawing({ width: 320, height: 220 }).png().toBuffer(),
      await drawing({ width: 320, height: 220 }).png({ palette: true }).toBuffer(),
    ]
    const before = process.memoryUsage().rss
    let user = ''
    const seen = new Map<number, number>()
    for (let number = 0; number < 200; number++) {
      if (number % 30 === 0) user = await room.newUser()
      const told = await room.upload(user, damaged(whole[number % whole.length] as Buffer, chance), {
        address: `10.0.0.${number % 250}`,
      })
      seen.set(told.status, (seen.get(told.status) ?? 0) + 1)
      assert.ok([200, 400, 415].includes(told.status), `${number}: ${told.status} ${told.code}`)
      if (told.status === 200) await room.documents.forget(user, told.data.id)
    }
    assert.ok((seen.get(400) ?? 0) > 20 && (seen.get(200) ?? 0) > 5, JSON.stringify([...seen]))
    assert.ok(process.memoryUsage().rss - before < 200e6)
    assert.ok(!room.house.logged.some((line) => line.includes('"bug"')))
  })
})

function damaged(file: Buffer, chance: () => number): Buffer {
  const copy = Buffer.from(file)
  for (let count = Math.ceil(chance() * 12); count > 0; count--)
    copy[Math.floor(chance() ** 2 * copy.length)] = Math.floor(chance() * 256)
  const at = Math.floor(chance() * copy.length)
  if (chance() < 0.3)
    return Buffer.concat([copy.subarray(0, at), copy.subarray(at + Math.ceil(chance() * 40))])
  return chance() < 0.2 ? copy.subarray(0, at) : copy
}

/** Deterministic by the seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
