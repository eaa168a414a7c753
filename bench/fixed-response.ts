import { settingsFrom } from '#app/settings.ts'
import { freePort } from '#server/free-port.ts'
import { openHttp } from '#server/http.ts'
import { openLog } from '#server/log.ts'

/** Separate process: our web server answering fixed bytes. */
process.once('message', (fixed: Fixed) => void answerWith(fixed))

interface Fixed {
  readonly path: string
  readonly type: string
  readonly body: string
  readonly dataDir: string
}

async function answerWith(fixed: Fixed): Promise<void> {
  const settings = settingsFrom({ DATA_DIR: fixed.dataDir, FLOOD_PER_MINUTE: '0', LOG_LEVEL: 'error' })
  const app = await openHttp({ settings, log: openLog('error') })
  const bytes = Buffer.from(fixed.body)
  app.all(fixed.path, (_request, reply) => reply.type(fixed.type).send(bytes))
  const port = await freePort(3900)
  await app.listen({ port, host: 'localhost' })
  process.send?.({ address: `http://localhost:${port}` })
}
