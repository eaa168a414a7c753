import { openParastoo } from '#parastoo.ts'
import { CannotOpen } from '#server/cannot-open.ts'
import { developmentPages } from '#web/server/development.ts'

try {
  const parastoo = await openParastoo({
    environment: process.env,
    say: console.log,
    pagesOf: developmentPages,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void parastoo.close().then(() => process.exit(0)))
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  console.error(error.message)
  process.exit(1)
}
