import type { Call, InputOf, ResponseOf } from '#calls/call.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'

/** A call of the desk; whose session ended comes back to this page after the key. Throws Declined. */
export async function askDesk<C extends Call>(line: C['line'], input: InputOf<C>): Promise<ResponseOf<C>> {
  try {
    return await ask<C>(line, input, crypto.randomUUID())
  } catch (error) {
    if (error instanceof Declined && error.code === 'DESK_SIGN_IN_FIRST')
      location.assign(`/desk/sign-in?${new URLSearchParams({ to: location.pathname + location.search })}`)
    throw error
  }
}
