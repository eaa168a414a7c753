import type { User } from '#accounts/server/accounts.ts'
import type { Recipient } from '#messages/server/messages.ts'
import { fullNumberOf } from '#passengers/contact.ts'

/** How somebody is reached: by the number of an order's contact before his own, and by the e-mail he has proved to be his. */
export function recipientOf(userId: string, user: User | undefined, contactNumber = ''): Recipient {
  return { userId, phone: fullNumberOf(contactNumber) ?? user?.phone, email: user?.email ?? undefined }
}
