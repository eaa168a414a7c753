import { untilEnded } from '#app/wait-for-exit.ts'
import { openParastoo } from '#app/web-server.ts'
import { StartupError } from '#server/startup-error.ts'
import { developmentPages } from '#web/server/development.ts'

try {
  untilEnded(
    await openParastoo({
      environment: process.env,
      say: console.log,
      pagesOf: developmentPages,
      lost: () => process.exit(1),
    }),
  )
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
