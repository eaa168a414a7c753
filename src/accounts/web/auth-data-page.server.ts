import { type LoaderFunctionArgs, redirect } from 'react-router'
import { seenAt } from '#accounts/last-seen.ts'
import type { WayIn } from '#accounts/sign-in-methods.ts'
import { agencyOf, visitorContext } from '#web/page-context.server.ts'

export interface PasskeyView {
  readonly id: string
  readonly name: string
  readonly isSynced: boolean
  readonly made: string
  readonly used: string | undefined
}

export interface SessionView {
  readonly id: string
  readonly isThis: boolean
  readonly how: WayIn
  readonly device: string
  readonly network: string
  readonly used: string
}

export async function loader({ context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  if (visitor.kind === 'guest') throw redirect('/?next=/profile/auth-data')
  const { accounts, clock, settings } = agencyOf(context, 'accounts')
  const { userId, sessionId } = visitor
  const [account, google, passkeys, sessions] = await Promise.all([
    accounts.dataOf(userId),
    accounts.google.emailOf(userId),
    accounts.passkeys.list(userId),
    accounts.sessions.list(userId, sessionId),
  ])
  const seen = (at: string) => seenAt(Temporal.Instant.from(at), clock.now())
  return {
    account,
    google: { email: google ?? null, isOffered: settings.google !== undefined },
    passkeys: passkeys.map(
      ({ id, name, isSynced, createdAt, lastUsedAt }): PasskeyView => ({
        id,
        name,
        isSynced,
        made: seen(createdAt),
        used: lastUsedAt === null ? undefined : seen(lastUsedAt),
      }),
    ),
    sessions: sessions.map(
      ({ id, isThis, how, device, network, lastUsedAt }): SessionView => ({
        id,
        isThis,
        how,
        device,
        network,
        used: seen(lastUsedAt),
      }),
    ),
  }
}
