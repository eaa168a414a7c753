import type { accountCalls } from '#accounts/calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import { openDoorway } from '#accounts/server/doorway.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import { googleAnswers, passkeyAnswers, sessionAnswers } from '#accounts/server/key-answers.ts'
import { passwordAnswers } from '#accounts/server/password-answers.ts'
import { profileAnswers } from '#accounts/server/profile-answers.ts'
import { signInAnswers } from '#accounts/server/sign-in-answers.ts'
import { waysAnswers } from '#accounts/server/ways-answers.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { Answers } from '#server/answers.ts'
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
