import type { User } from '#accounts/server/accounts.ts'
import type { Recipient } from '#messages/server/messages.ts'
import { fullNumberOf } from '#passengers/contact.ts'

/** The contact's number before the account's, and the verified e-mail. */
export function recipientOf(userId: string, user: User | undefined, contactNumber = ''): Recipient {
  return { userId, phone: fullNumberOf(contactNumber) ?? user?.phone, email: user?.email ?? undefined }
}
