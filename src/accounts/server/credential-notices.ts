import type { Trx } from '#database/database.ts'

/** With a recovered password the keys of the last week are gone. */
export type KeyChange = 'password' | 'password-and-new-keys' | 'phone' | 'email'

/** What the owner of an account is told of its keys, lest somebody else had been at the door. */
export type KeyNews = { readonly userId: string; readonly phone: string } & (
  | { readonly happened: 'new-device'; readonly sessionId: string; readonly device: string }
  | { readonly happened: 'changed'; readonly what: KeyChange; readonly changeId: string }
  | { readonly happened: 'new-key'; readonly keyId: string; readonly named: string }
)

/** Tells it within the transaction that makes it so. */
export type TellOfKeys = (trx: Trx, news: KeyNews) => Promise<void>
