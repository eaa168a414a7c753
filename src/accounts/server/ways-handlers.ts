import type { Accounts } from '#accounts/server/accounts.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import type { waysCalls } from '#accounts/sign-in-method-calls.ts'
import type { MessageSettings } from '#messages/server/message-settings.ts'
import type { Answers } from '#server/handlers.ts'

export function waysHandlers(
  { codeChannels }: Accounts,
  { google, ways }: AccountSettings & Pick<MessageSettings, 'ways'>,
): Answers<typeof waysCalls> {
  const open = {
    codeChannels: [...codeChannels],
    email: ways.mail !== undefined,
    google: google !== undefined,
  }
  return { ways: async () => open }
}
