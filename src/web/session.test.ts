import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, suite, test } from 'node:test'
import { openStorage } from '#testing/web/storage.ts'
import { bearer, isOfSession, onSignedOut, signedIn, signedOut, signedOutByServer } from '#web/session.ts'
import { SessionError } from '#web/session-rules.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const minutes = (count: number) => count * 60_000

suite('the session in the browser', () => {
  let stored: Map<string, string>
  let answers: (() => Response)[]
  let asked: string[]

  beforeEach(() => {
    stored = openStorage()
    answers = []
    asked = []
    mock.timers.enable({ apis: ['Date'], now })
    mock.method(globalThis, 'fetch', async (path: string, { body }: { body: URLSearchParams }) => {
      asked.push(`${path} ${body}`)
      return answers.shift()?.() ?? new Response('{}', { status: 401 })
    })
  })
  afterEach(() => {
    signedOut()
    mock.timers.reset()
    mock.restoreAll()
  })

  const token = (name: string, seconds = 1800) => ({ access_token: name, expires_in: seconds })
  const refreshes = (name: string, seconds?: number) =>
    answers.push(() => Response.json(token(name, seconds)))

  test('a guest’s calls carry nothing, and ask nobody', async () => {
    assert.equal(await bearer(), undefined)
    assert.deepEqual(asked, [])
  })

  test('a token is used until 500 ms before its end, then another is fetched', async () => {
    signedIn(token('first', 60))
    mock.timers.setTime(now + 59_499)
    assert.equal(await bearer(), 'first')
    mock.timers.setTime(now + 59_500)
    refreshes('second')
    assert.equal(await bearer(), 'second')
    assert.deepEqual(asked, ['/accounts/connect/token grant_type=refresh_token'])
  })

  test('many calls at once fetch one', async () => {
    signedIn(token('first', 1))
    mock.timers.setTime(now + 1000)
    refreshes('second')
    assert.deepEqual(await Promise.all([bearer(), bearer(), bearer()]), ['second', 'second', 'second'])
    assert.equal(asked.length, 1)
  })

  test('when both have expired the session is reset, everybody hears it, and the request is given up', async () => {
    let heard = 0
    const stop = onSignedOut(() => {
      heard += 1
    })
    signedIn(token('first'))
    mock.timers.setTime(now + minutes(30))
    await assert.rejects(bearer, (error) => {
      assert.ok(error instanceof SessionError)
      assert.equal(error.message, 'Both token and refresh token have expired. Your request was aborted.')
      return true
    })
    assert.equal(heard, 1)
    assert.equal(await bearer(), undefined, 'a guest from now on')
    assert.equal(stored.size, 0)
    stop()
  })

  test('a network that is away ends nobody’s session', async () => {
    signedIn(token('first', 1))
    mock.timers.setTime(now + 1000)
    answers.push(() => {
      throw new TypeError('fetch failed')
    })
    await assert.rejects(bearer, TypeError)
    refreshes('second')
    assert.equal(await bearer(), 'second')
  })

  test('a page load goes on with the end this browser knows, else with the whole 1800 s', async () => {
    signedIn(token('first', 600))
    const kept = stored.get('auth.expiration')
    assert.ok(kept)
    assert.ok(![...stored.values()].join().includes('first'), 'no token is kept')
    signedOut()
    stored.set('auth.expiration', kept)
    signedIn()
    mock.timers.setTime(now + minutes(10) - 501)
    assert.equal(await bearer(), undefined, 'the cookie speaks')
    assert.deepEqual(asked, [])
    mock.timers.setTime(now + minutes(10) - 500)
    refreshes('second')
    assert.equal(await bearer(), 'second')
    signedOut()
    signedIn()
    mock.timers.setTime(now + minutes(40) - 1001)
    await bearer()
    assert.equal(asked.length, 1)
  })

  test('an answer of 401 signs out, once', () => {
    let heard = 0
    const stop = onSignedOut(() => {
      heard += 1
    })
    signedOutByServer()
    assert.equal(heard, 0, 'a guest cannot be signed out')
    signedIn(token('first'))
    signedOutByServer()
    signedOutByServer()
    assert.equal(heard, 1)
    stop()
  })

  test('another tab’s word is told from what else is stored', () => {
    assert.equal(isOfSession({ key: 'auth.expiration' }), true)
    for (const key of ['sessionId', null]) assert.equal(isOfSession({ key }), false)
  })
})
