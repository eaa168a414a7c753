import type { Gateway } from '#payments/gateway.ts'
import { recordSettlement } from '#payments/server/reconciliation.ts'
import type { House } from '#server/house.ts'
import { dayOf } from '#wallet/days.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

interface Books extends Pick<House, 'database' | 'clock' | 'log'> {
  readonly wallet: Pick<Wallet, 'settled'>
}

/** Matches transfers with captures, each once; the wallet's daily report shows what a gateway still owes. */
export async function readSettlements(books: Books, gateways: readonly Gateway[]): Promise<void> {
  for (const gateway of gateways) if (gateway.settlements !== undefined) await readOf(books, gateway)
}

async function readOf({ database, clock, log, wallet }: Books, gateway: Gateway): Promise<void> {
  const { id: gatewayId, name } = gateway
  const told = await gateway.settlements?.()
  if (told === undefined) return log.warn({ gateway: name }, 'payment.settlements-unread')
  for (const settlement of told) {
    const isNew = await database.transaction().execute(async (trx) => {
      if (!(await wallet.settled(trx, { gatewayId, ...settlement }))) return false
      const at = clock.now()
      await recordSettlement(trx, { gatewayId, day: `${dayOf(at)}`, ...settlement, at })
      return true
    })
    if (isNew) log.info({ gateway: name, ...settlement }, 'payment.settled')
  }
}
