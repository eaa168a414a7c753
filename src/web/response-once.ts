import { Declined } from '#web/declined.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

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
