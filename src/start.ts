import { openParastoo } from '#parastoo.ts'
import { CannotOpen } from '#server/cannot-open.ts'

try {
  const parastoo = await openParastoo({ environment: process.env, say: console.log })
  let isClosing = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isClosing) return
      isClosing = true
      void parastoo.close().then(() => process.exit(0))
    })
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  console.error(error.message)
  process.exit(1)
}
