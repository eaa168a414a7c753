import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type Captcha, openCaptcha, type Puzzle } from '#server/captcha/captcha.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { timesTheWork } from '#server/captcha/tightness.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const sara = randomUUID()
const https = { PUBLIC_URL: 'https://agency.example', CAPTCHA_WORK: '12' }

test('the digits alone open nothing; with the number that a browser finds they do, once', async () => {
  await using room = await openRoom()
  const puzzle = await room.create()
  assert.equal(await room.spend(puzzle, { work: undefined }), false)
  const work = await found(puzzle)
  assert.equal(await room.spend(puzzle, { work }), true)
  assert.equal(await room.spend(puzzle, { work }), false)
})

test('a number that is not the one costs a try, and the third try the puzzle', async () => {
  await using room = await openRoom()
  const puzzle = await room.create()
  const work = await found(puzzle)
  for (const wrong of [work + 1, work + 0.5, -1])
    assert.equal(await room.spend(puzzle, { work: wrong }), false)
  assert.equal(await room.spend(puzzle, { work }), false)
})

test('the number alone opens nothing', async () => {
  await using room = await openRoom()
  const puzzle = await room.create()
  const work = await found(puzzle)
  const right = digitsOf(room.house.settings.secrets.pepper, puzzle.captchaId)
  const answer = right.startsWith('1') ? '20000' : '10000'
  assert.equal(await room.spend(puzzle, { work, answer }), false)
})

test('work that was done for one use is none for another, nor for another puzzle, nor after its time', async () => {
  await using room = await openRoom()
  const [puzzle, another] = [await room.create(), await room.create()]
  const work = await found(puzzle)
  assert.equal(await room.spend(puzzle, { work, subject: 'another' }), false)
  assert.equal(await room.spend(puzzle, { work }), true)
  const others = await found(another)
  const foreign = others === work ? work + 1 : work
  assert.equal(await room.spend(another, { work: foreign }), false)
  room.house.clock.advance({ seconds: 121 })
  assert.equal(await room.spend(another, { work: others }), false)
})

test('the more puzzles a network asks for, the more work each takes; others have no more, and it passes', async () => {
  await using room = await openRoom()
  const askedFrom = async (address: string) => (await room.create(address, randomUUID())).work?.most
  for (let puzzle = 0; puzzle < 60; puzzle++) assert.equal(await askedFrom(`203.0.113.${puzzle}`), 12)
  assert.equal(await askedFrom('203.0.113.200'), 24)
  assert.equal(await askedFrom('203.0.114.200'), 12)
  await room.house.jobs.start()
  room.house.clock.advance({ minutes: 9 })
  assert.equal(await askedFrom('203.0.113.200'), 24, 'of the last ten minutes')
  room.house.clock.advance({ minutes: 11 })
  assert.equal(await askedFrom('203.0.113.200'), 12)
})

test('work grows by steps and not without end', () => {
  assert.deepEqual([0, 59, 60, 239, 240, 599, 600, 1_000_000].map(timesTheWork), [1, 1, 2, 2, 4, 4, 8, 8])
})

test('no table keeps from which network a puzzle was asked for', async () => {
  await using room = await openRoom()
  await room.create('203.0.113.7')
  const { rows } = await room.house.pool.query('select p::text as row from captcha.puzzles p')
  assert.equal(rows.length, 1)
  assert.doesNotMatch(rows[0].row, /203\.0\.113/)
})

test('a demo over plain http asks no work of other machines, whose browsers could not do it', async () => {
  await using room = await openRoom({ CAPTCHA_WORK: '12' })
  const puzzle = await room.create('192.168.1.7')
  assert.equal(puzzle.work, null)
  assert.equal(await room.spend(puzzle, { work: undefined }), true)
  assert.equal((await room.create('::1')).work?.most, 12)
})

async function found({ captchaId, work }: Puzzle): Promise<number> {
  assert.ok(work)
  const encoder = new TextEncoder()
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(captchaId), iterations: work.rounds }
  for (let number = 0; number < work.most; number++) {
    const key = await crypto.subtle.importKey('raw', encoder.encode(String(number)), 'PBKDF2', false, [
      'deriveBits',
    ])
    const bits = await crypto.subtle.deriveBits(how, key, work.goal.length * 4)
    if (Buffer.from(bits).toString('hex') === work.goal) return number
  }
  throw new Error('no number reaches the goal')
}

interface Room extends AsyncDisposable {
  readonly house: TestHouse
  create(address?: string, userId?: string): Promise<Puzzle>
  spend(
    puzzle: Puzzle,
    given: { work: number | undefined; answer?: string; subject?: string },
  ): Promise<boolean>
}

async function openRoom(environment: Record<string, string> = https): Promise<Room> {
  const house = await openTestHouse(environment)
  const captcha: Captcha = openCaptcha(house)
  return {
    house,
    create: (address = '203.0.113.7', userId = sara) => captcha.create({ userId, subject: 'order', address }),
    spend: ({ captchaId }, given) => {
      const answer = digitsOf(house.settings.secrets.pepper, captchaId)
      return captcha.spend(house.database, { captchaId, subject: 'order', answer, ...given })
    },
    [Symbol.asyncDispose]: () => house.close(),
  }
}
