import type { Agency } from '#app/door.ts'
import { sum, ZERO } from '#money/rial.ts'
import type { Charged, Difference } from '#operations/supplier-accounts.ts'
import type { Commands } from '../commands.ts'
import { sheetIn } from './csv.ts'

type Desk = Pick<Agency, 'supplierAccounts'>

/** Suppliers as printed by `owed`; statement lines are a ticket or booking reference and rial. */
export const supplierCommands: Commands<Desk> = {
  owed: { takes: [], run: owed },
  owes: {
    takes: ['SUPPLIER', 'FILE.csv'],
    run: (desk, [supplier = '', file = '']) => owes(desk, supplier, file),
  },
}

async function owed({ supplierAccounts }: Desk): Promise<readonly string[]> {
  const orders = await supplierAccounts.stated()
  if (orders.length === 0) return ['nothing is owed']
  const bySupplier = Map.groupBy(orders, ({ supplier }) => supplier)
  return [...bySupplier].flatMap(([supplier, own]) => [
    [supplier, sum(own.map(({ amount }) => amount)), `${own.length} orders`].join('\t'),
    ...own.map(({ orderNumber, amount }) => [supplier, amount, orderNumber].join('\t')),
  ])
}

async function owes({ supplierAccounts }: Desk, supplier: string, file: string): Promise<readonly string[]> {
  const { rows, unread } = await sheetIn(file, 1)
  const lines = new Map<Charged, number>(
    rows.map(({ line, name, amounts: [amount = ZERO] }) => [{ reference: name, amount }, line]),
  )
  const differences = await supplierAccounts.compared(supplier, [...lines.keys()])
  const told = differences.map((one) => written(one, (row) => `line ${lines.get(row)}`))
  if (told.length + unread.length === 0) return [`agreed\t${rows.length} lines`]
  return [...unread.map(({ line, text }) => `line ${line}\tunread\t${text}`), ...told]
}

function written(difference: Difference, lineOf: (row: Charged) => string): string {
  if (difference.kind === 'not-ours') {
    const { row } = difference
    return [lineOf(row), 'not-ours', row.reference, row.amount].join('\t')
  }
  const { orderNumber, amount } = difference.order
  if (difference.kind === 'not-charged') return ['-', 'not-charged', orderNumber, amount].join('\t')
  const asked = sum(difference.rows.map((row) => row.amount))
  const where = difference.rows.map(lineOf).join(', ')
  return [where, 'other-amount', orderNumber, `asked ${asked}`, `owed ${amount}`].join('\t')
}
