import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { priceWords } from '#money/display-unit.ts'
import type { PersonalPart } from '#server/personal-part.ts'
import type { Flow } from '#wallet/calls.ts'
import type { Wallet } from '#wallet/server/wallet.ts'
import { saidHere } from '#web/server/as-viewed.ts'

/** Nothing is deleted: the books name nobody, and the law requires them. */
export function walletPart(wallet: Wallet): PersonalPart {
  return {
    room: 'wallet',
    async exported(userId) {
      const movements: Flow[] = []
      for await (const flow of wallet.everyFlow(userId, {})) movements.push(flow)
      return { unit: 'rial', balance: await wallet.balanceOf(userId), movements }
    },
    async unfinished(userId, trx) {
      // blocks the wallet until the erasure has finished
      await maybe(
        trx,
        sql`select 1 from wallet.account where class = 'traveller-wallet' and owner = ${userId} for update`,
      )
      const balance = await wallet.balanceOf(userId, trx)
      return balance === 0
        ? []
        : [
            `در کیف پول شما ${saidHere(() => priceWords(balance))} هست؛ نخست آن را خرج کنید یا به حساب بانکی خود برداشت کنید.`,
          ]
    },
    erase: async () => 0,
  }
}
