import { missingIfRefused } from '#web/missing-if-refused.server.ts'

/** Of an order that ended before it was held, or whose tickets went back. */
export function noneIfEnded(error: unknown): undefined {
  if (error instanceof Error && 'status' in error && error.status === 409) return undefined
  return missingIfRefused(error)
}
