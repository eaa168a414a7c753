import { Declined } from '#web/declined.ts'
import { forgetOnce, hasResponse, onceKey } from '#web/once-key.ts'

export async function responseOnce<T>(
  action: string,
  tell: (key: (body: object) => string) => Promise<T>,
): Promise<T> {
  try {
    const answer = await tell((body) => onceKey(action, body))
    forgetOnce(action)
    return answer
  } catch (error) {
    if (error instanceof Declined && hasResponse(error)) forgetOnce(action)
    throw error
  }
}
