import type { Accounts } from '#accounts/server/accounts.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import type { waysCalls } from '#accounts/sign-in-method-calls.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { Handlers } from '#server/handlers.ts'

export function waysHandlers(
  { codeChannels }: Accounts,
  { google, ways }: AccountSettings & Pick<MessageSettings, 'ways'>,
): Handlers<typeof waysCalls> {
  const open = {
    codeChannels: [...codeChannels],
    email: ways.mail !== undefined,
    google: google !== undefined,
  }
  return { ways: async () => open }
}
