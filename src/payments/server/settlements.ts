import type { Gateway } from '#payments/gateway.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

interface Books extends Pick<House, 'database' | 'log'> {
  readonly wallet: Pick<Wallet, 'settled'>
}

/** Matches transfers with captures, each once; the wallet's daily report shows what a gateway still owes. */
export async function readSettlements(books: Books, gateways: readonly Gateway[]): Promise<void> {
  for (const gateway of gateways) if (gateway.settlements !== undefined) await readOf(books, gateway)
}

async function readOf({ database, log, wallet }: Books, gateway: Gateway): Promise<void> {
  const { id: gatewayId, name } = gateway
  const told = await gateway.settlements?.()
  if (told === undefined) return log.warn({ gateway: name }, 'payment.settlements-unread')
  for (const settlement of told) {
    const isNew = await database
      .transaction()
      .execute((trx) => wallet.settled(trx, { gatewayId, ...settlement }))
    if (isNew) log.info({ gateway: name, ...settlement }, 'payment.settled')
  }
}
