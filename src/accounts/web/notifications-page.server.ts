import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { NotificationSettings } from '#messages/calls.ts'
import { settingsOf } from '#messages/settings-view.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

interface NotificationsView {
  readonly settings: NotificationSettings
  readonly hasEmail: boolean
  readonly push: { readonly publicKey: string; readonly isOn: boolean } | undefined
}

export async function loader({ context }: LoaderFunctionArgs): Promise<NotificationsView> {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/notifications')
  const { messages, accounts } = agencyOf(context, 'accounts')
  const [wishes, user, isOn] = await Promise.all([
    messages.wishesOf(visitor.userId),
    accounts.userOf(visitor.userId),
    messages.push?.isOn(visitor.sessionId) ?? false,
  ])
  return {
    settings: settingsOf(messages.open, wishes),
    hasEmail: typeof user?.email === 'string',
    push: messages.push && { publicKey: messages.push.publicKey, isOn },
  }
}
