import type { Trx } from '#database/database.ts'

export type KeyChange = 'password' | 'password-and-new-keys' | 'phone' | 'email'

export type KeyNews = { readonly userId: string; readonly phone: string } & (
  | { readonly happened: 'new-device'; readonly sessionId: string; readonly device: string }
  | { readonly happened: 'changed'; readonly what: KeyChange; readonly changeId: string }
  | { readonly happened: 'new-key'; readonly keyId: string; readonly named: string }
)

export type TellOfKeys = (trx: Trx, news: KeyNews) => Promise<void>
