import type { TellInvited } from '#agencies/server/room.ts'
import type { Messages } from '#messages/server/messages.ts'

interface Hearers {
  readonly messages: Pick<Messages, 'send'>
  readonly publicUrl: () => string
}

/** By SMS to the mobile that was invited: whoever has it may have no account yet. */
export function tellOfInvitations({ messages, publicUrl }: Hearers): TellInvited {
  return (trx, { personId, mobile, agencyName }) =>
    messages.send(
      {
        template: 'agency-invited',
        tokens: [`${publicUrl()}/profile/agency`, fitting(agencyName)],
        key: `agency-invited:${personId}`,
        to: mobile,
        opens: '/profile/agency',
      },
      trx,
    )
}

/** A provider's slot holds nine words. */
function fitting(name: string): string {
  return name.trim().split(/\s+/).slice(0, 9).join(' ')
}
