import type { accountCalls } from '#accounts/calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import { googleAnswers, passkeyAnswers, sessionAnswers } from '#accounts/server/key-handlers.ts'
import { passwordAnswers } from '#accounts/server/password-handlers.ts'
import { profileAnswers } from '#accounts/server/profile-handlers.ts'
import { openDoorway } from '#accounts/server/sign-in-cookies.ts'
import { signInAnswers } from '#accounts/server/sign-in-handlers.ts'
import { waysAnswers } from '#accounts/server/ways-handlers.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { Answers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'

/** What the accounts room answers; its cookies are set at its doorway and nowhere else. */
export function accountAnswers(
  accounts: Accounts,
  settings: Settings & AccountSettings & MessageSettings,
): Answers<typeof accountCalls> {
  const doorway = openDoorway(settings)
  return {
    ...signInAnswers(accounts, doorway),
    ...passwordAnswers(accounts, doorway),
    ...profileAnswers(accounts, doorway),
    ...sessionAnswers(accounts),
    ...googleAnswers(accounts, doorway),
    ...passkeyAnswers(accounts, doorway),
    ...waysAnswers(accounts, settings),
  }
}
