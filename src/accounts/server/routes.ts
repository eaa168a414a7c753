import type { accountCalls } from '#accounts/calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import { googleHandlers, passkeyHandlers, sessionHandlers } from '#accounts/server/key-handlers.ts'
import { passwordHandlers } from '#accounts/server/password-handlers.ts'
import { profileHandlers } from '#accounts/server/profile-handlers.ts'
import { openDoorway } from '#accounts/server/sign-in-cookies.ts'
import { signInHandlers } from '#accounts/server/sign-in-handlers.ts'
import { waysHandlers } from '#accounts/server/ways-handlers.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Settings } from '#server/settings.ts'

export function accountHandlers(
  accounts: Accounts,
  settings: Settings & AccountSettings & MessageSettings,
): Handlers<typeof accountCalls> {
  const doorway = openDoorway(settings)
  return {
    ...signInHandlers(accounts, doorway),
    ...passwordHandlers(accounts, doorway),
    ...profileHandlers(accounts, doorway),
    ...sessionHandlers(accounts),
    ...googleHandlers(accounts, doorway),
    ...passkeyHandlers(accounts, doorway),
    ...waysHandlers(accounts, settings),
  }
}
