import { openParastoo } from '#app/parastoo.ts'
import { untilEnded } from '#app/until-ended.ts'
import { CannotOpen } from '#server/cannot-open.ts'

try {
  untilEnded(await openParastoo({ environment: process.env, say: console.log, lost: () => process.exit(1) }))
} catch (error) {
  if (!(error instanceof CannotOpen)) throw error
  console.error(error.message)
  process.exit(1)
}
