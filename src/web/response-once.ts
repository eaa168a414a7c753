import { Declined } from '#web/declined.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

/** Tells a deed under a key of its own until the server has answered: whoever does it again then does another one. */
export async function answered<T>(
  deed: string,
  tell: (key: (body: object) => string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await tell((body) => onceKey(deed, body))
    forgetOnce(deed)
    return answer
  } catch (error) {
    if (error instanceof Declined && hasResponse(error)) forgetOnce(deed)
    throw error
  }
}
