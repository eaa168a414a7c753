import * as z from 'zod/mini'
import { rial } from '#money/rial.ts'
import type { Gateway, GatewaySettlement } from '#payments/gateway.ts'
import { asJson, askJson } from '#payments/server/gateways/gateway-client.ts'

export interface ZarinpalReports {
  readonly address: string
  readonly terminalId: string
  readonly token: string
  readonly timeoutMs?: number
}

const Reconciliation = z.object({
  id: z.union([z.string(), z.number()]),
  status: z.string(),
  amount: z.int(),
  reconciled_at: z.nullish(z.string()),
})
const Body = z.object({ data: z.object({ resource: z.array(Reconciliation) }) })

const query = `query getReconciles($terminal_id: ID, $filter: ReconciliationStatusEnum) {
  resource: Reconciliation(terminal_id: $terminal_id, filter: $filter) { id status amount reconciled_at }
}`

export function zarinpalSettlements(reports: ZarinpalReports): NonNullable<Gateway['settlements']> {
  const { address, terminalId, token, timeoutMs = 10_000 } = reports
  return async () => {
    const { headers, body } = asJson({ query, variables: { terminal_id: terminalId, filter: 'ALL' } })
    const heard = await askJson(
      {
        address,
        timeoutMs,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(body && { body }),
      },
      Body,
    )
    if (heard.kind === 'unknown') return undefined
    return heard.said.data.resource.flatMap(settlementIn)
  }
}

function settlementIn({
  id,
  status,
  amount,
  reconciled_at: at,
}: z.output<typeof Reconciliation>): readonly GatewaySettlement[] {
  return status === 'PAID' && at != null && amount > 0
    ? [{ reference: String(id), amount: rial(amount) }]
    : []
}
