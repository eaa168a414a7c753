import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { spoken } from '#server/captcha/audio.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { type Captcha, openCaptcha } from '#server/captcha/captcha.ts'
import { chanceOf } from '#server/captcha/chance.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { drawn } from '#server/captcha/picture.ts'
import { captchaHandlers } from '#server/captcha/routes.ts'
import { SAMPLES_A_SECOND, samplesIn } from '#server/captcha/wav.ts'
import { soughtNumber } from '#server/captcha/work.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const sara = randomUUID()
const address = '::1'

test('the right digits, in any script, are accepted once', async () => {
  await using room = await openRoom()
  const { captchaId } = await room.create()
  const answer = room.solve(captchaId)
  const persian = answer.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
  assert.equal(await room.spend({ captchaId, subject: 'order', answer: persian }), true)
  assert.equal(await room.spend({ captchaId, subject: 'order', answer }), false)
})

test('fifty right answers at once pass once', async () => {
  await using room = await openRoom()
  const { captchaId } = await room.create()
  const answer = room.solve(captchaId)
  const passed = await Promise.all(
    Array.from({ length: 50 }, () => room.spend({ captchaId, subject: 'order', answer })),
  )
  assert.equal(passed.filter(Boolean).length, 1)
})

test('three wrong answers spend it, and it is neither shown nor spoken any more', async () => {
  await using room = await openRoom()
  const { captchaId } = await room.create()
  const answer = room.solve(captchaId)
  const wrong = answer.startsWith('1') ? '20000' : '10000'
  for (let time = 0; time < 3; time++)
    assert.equal(await room.spend({ captchaId, subject: 'order', answer: wrong }), false)
  assert.equal(await room.spend({ captchaId, subject: 'order', answer }), false)
  for (const kind of ['Image', 'Audio'])
    assert.equal((await room.get(`${kind}/${captchaId}`)).statusCode, 404)
})

test('the digits of one order do not open another, nor after two minutes', async () => {
  await using room = await openRoom()
  const { captchaId } = await room.create()
  const answer = room.solve(captchaId)
  assert.equal(await room.spend({ captchaId, subject: 'another', answer }), false)
  assert.equal(await room.spend({ captchaId: 'nonsense', subject: 'order', answer }), false)
  room.house.clock.advance({ seconds: 121 })
  assert.equal(await room.spend({ captchaId, subject: 'order', answer }), false)
})

test('a refused transaction leaves the puzzle unspent', async () => {
  await using room = await openRoom()
  const { captchaId } = await room.create()
  const answer = room.solve(captchaId)
  const undone = room.house.database.transaction().execute(async (trx) => {
    assert.equal(
      await room.captcha.spend(trx, { captchaId, subject: 'order', answer, work: room.work(captchaId) }),
      true,
    )
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.equal(await room.spend({ captchaId, subject: 'order', answer }), true)
})

test('over the wire it comes as a PNG and a WAV that nobody keeps', async () => {
  await using room = await openRoom()
  const asked = await room.house.app.inject({
    method: 'POST',
    url: '/api/flight-reservation/Captcha/Create',
    headers: { 'x-user': sara },
    payload: { orderId: randomUUID() },
  })
  const { imageUrl, audioUrl } = asked.json().data
  const image = await room.house.app.inject({ url: imageUrl })
  assert.deepEqual(
    [image.headers['content-type'], image.headers['cache-control']],
    ['image/png', 'private, no-store'],
  )
  assert.equal((await sharp(image.rawPayload).metadata()).width, 240)
  const again = await room.house.app.inject({ url: imageUrl })
  assert.deepEqual(again.rawPayload, image.rawPayload)
  const audio = await room.house.app.inject({ url: audioUrl })
  assert.equal(audio.headers['content-type'], 'audio/wav')
  assert.equal(audio.rawPayload.subarray(0, 4).toString(), 'RIFF')
})

test('a guest gets none, and a user not more than twenty at once', async () => {
  await using room = await openRoom()
  const guest = await room.house.app.inject({
    method: 'POST',
    url: '/api/flight-reservation/Captcha/Create',
    payload: { orderId: randomUUID() },
  })
  assert.equal(guest.statusCode, 401)
  for (let puzzle = 0; puzzle < 20; puzzle++) await room.create()
  await assert.rejects(room.create(), { code: 'TOO_MANY_CAPTCHAS' })
  await room.captcha.create({ userId: randomUUID(), subject: 'order', address })
})

test('five digits are drawn dark on white and take four to ten seconds to say', async () => {
  const { channels } = await sharp(await drawn('40718', chanceOf('pepper', 'name')))
    .greyscale()
    .stats()
  assert.ok((channels[0]?.mean ?? 0) > 180 && (channels[0]?.min ?? 255) < 90)
  const samples = samplesIn(spoken('40718', chanceOf('pepper', 'name')))
  const seconds = samples.length / SAMPLES_A_SECOND
  assert.ok(seconds > 4 && seconds < 10, `${seconds} s`)
})

test('the picture and the sound are those of the digits, each unlike the other nine', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, digit) => drawn(`4071${digit}`, chanceOf('pepper', 'name'))),
  )
  assert.equal(new Set(pictures.map((picture) => picture.toString('base64'))).size, 10)
  const sounds = Array.from({ length: 10 }, (_, digit) => spoken(`4071${digit}`, chanceOf('pepper', 'name')))
  assert.equal(new Set(sounds.map((sound) => sound.toString('base64'))).size, 10)
})

test('no silence tells where a spoken digit begins or ends', () => {
  const step = SAMPLES_A_SECOND / 10
  for (let puzzle = 0; puzzle < 20; puzzle++) {
    const samples = samplesIn(spoken('40718', chanceOf('pepper', `puzzle ${puzzle}`)))
    const tenths = Array.from({ length: Math.floor(samples.length / step) }, (_, tenth) =>
      loudness(samples.subarray(tenth * step, (tenth + 1) * step)),
    )
    const loudest = Math.max(...tenths)
    const silent = tenths.filter((tenth) => tenth < loudest / 25)
    assert.deepEqual(silent, [], `puzzle ${puzzle}`)
  }
})

test('one digit sounds otherwise in each puzzle: other voices, other speeds', () => {
  const lengths = Array.from({ length: 40 }, (_, n) => spoken('7', chanceOf('pepper', `puzzle ${n}`)).length)
  assert.ok(new Set(lengths).size > 35)
})

function loudness(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

interface Room extends AsyncDisposable {
  readonly house: TestHouse
  readonly captcha: Captcha
  create(): ReturnType<Captcha['create']>
  spend(answer: Parameters<Captcha['spend']>[1]): Promise<boolean>
  solve(captchaId: string): string
  work(captchaId: string): number
  get(path: string): Promise<{ readonly statusCode: number }>
}

async function openRoom(): Promise<Room> {
  const house = await openTestHouse()
  const captcha = openCaptcha(house)
  const { captchaWork, secrets } = house.settings
  const { pepper } = secrets
  const work = (captchaId: string) => soughtNumber(pepper, captchaId, captchaWork)
  house.mount({ calls: captchaCalls, answers: captchaHandlers(captcha) })
  return {
    house,
    captcha,
    create: () => captcha.create({ userId: sara, subject: 'order', address }),
    spend: (answer) => captcha.spend(house.database, { ...answer, work: work(answer.captchaId) }),
    solve: (captchaId) => digitsOf(pepper, captchaId),
    work,
    get: (path) => house.app.inject({ url: `/api/flight-reservation/Captcha/${path}` }),
    [Symbol.asyncDispose]: () => house.close(),
  }
}
