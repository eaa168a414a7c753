import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { NotificationSettings } from '#messages/calls.ts'
import { settingsOf } from '#messages/settings-shown.ts'
import { agencyContext, visitorContext } from '#web/page-context.server.ts'

/** What the signed-in traveller chose, and whether he has an e-mail that could be written to. */
export async function loader({
  context,
}: LoaderFunctionArgs): Promise<{ readonly settings: NotificationSettings; readonly hasEmail: boolean }> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/notifications')
  const { messages, accounts } = context.get(agencyContext)
  const [wishes, user] = await Promise.all([
    messages.wishesOf(visitor.userId),
    accounts.userOf(visitor.userId),
  ])
  return { settings: settingsOf(messages.open, wishes), hasEmail: typeof user?.email === 'string' }
}
