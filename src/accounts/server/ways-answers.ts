import type { Accounts } from '#accounts/server/accounts.ts'
import type { waysCalls } from '#accounts/ways-calls.ts'
import type { Answers } from '#server/answers.ts'
import type { Settings } from '#server/settings.ts'

/** What stands open to whoever wants to sign in. */
export function waysAnswers(
  { codeChannels }: Accounts,
  { google, ways }: Settings,
): Answers<typeof waysCalls> {
  const open = {
    codeChannels: [...codeChannels],
    email: ways.mail !== undefined,
    google: google !== undefined,
  }
  return { ways: async () => open }
}
