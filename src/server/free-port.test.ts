import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { freePort } from '#server/free-port.ts'

test('whoever asks for a port gets one that a page can be fetched from', async () => {
  for (const wanted of [3659, 4190, 6665]) {
    const port = await freePort(wanted)
    await using server = createServer((_, answer) => answer.end('here')).listen(port, '127.0.0.1')
    assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'here')
    assert.ok(server.listening)
  }
})

test('a port that is taken is passed over', async () => {
  const wanted = await freePort(23_450)
  await using server = createServer().listen(wanted, '127.0.0.1')
  await new Promise((listens) => server.once('listening', listens))
  assert.ok((await freePort(wanted)) > wanted)
})
