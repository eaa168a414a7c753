import * as z from 'zod/mini'
import { rial } from '#money/rial.ts'
import type { PayoutProvider, PayoutStatus } from '#refunds/server/payouts/payout.ts'

export interface VandarOptions {
  /** `https://api.vandar.io`, or our simulator */
  readonly baseUrl: string
  readonly business: string
  readonly token: string
  readonly timeoutMs?: number
}

const Settlement = z.object({
  id: z.string(),
  track_id: z.string(),
  amount: z.number(),
  status: z.string(),
  ref_code: z.nullish(z.string()),
})
type Settlement = z.infer<typeof Settlement>

const Stored = z.object({ data: z.object({ settlement: z.array(Settlement) }) })
const Listed = z.object({ data: z.object({ settlements: z.object({ data: z.array(Settlement) }) }) })
const Faulty = z.object({ errors: z.record(z.string(), z.array(z.string())) })

/** Vandar's settlement, version 3, in rial. Unclear answers are unknown: the order may have arrived. */
export function openVandar(options: VandarOptions): PayoutProvider {
  const { baseUrl, business } = options
  const place = `${baseUrl}/v3/business/${encodeURIComponent(business)}/settlement`
  const find: PayoutProvider['find'] = async (trackId) => {
    const heard = await ask(options, `${place}?${new URLSearchParams({ track_id: trackId })}`)
    if (heard.kind === 'unknown') return heard
    const listed = Listed.safeParse(heard.body)
    if (!heard.isOk || !listed.success) return unknown(`answered ${heard.status}`)
    const own = listed.data.data.settlements.data.find((one) => one.track_id === trackId)
    return own === undefined ? { kind: 'none' } : statusOf(own)
  }
  return {
    id: 'vandar',
    min: rial(50_000),
    find,
    async send({ trackId, iban, amount, description }) {
      const fields = { amount, iban: `IR${iban}`, track_id: trackId, description }
      const heard = await ask(options, `${place}/store`, fields)
      if (heard.kind === 'unknown') return heard
      const faulty = heard.status === 422 ? Faulty.safeParse(heard.body) : undefined
      if (faulty?.success === true) return refused(faulty.data.errors)
      const stored = Stored.safeParse(heard.body)
      const own = stored.success
        ? stored.data.data.settlement.find((one) => one.track_id === trackId)
        : undefined
      if (!heard.isOk || own === undefined) return unknown(`answered ${heard.status}`)
      return own.amount === amount ? statusOf(own) : unknown(`took ${own.amount} for ${amount}`)
    },
  }
}

type VandarResponse =
  | { readonly kind: 'said'; readonly status: number; readonly isOk: boolean; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly why: string }

async function ask(
  { token, timeoutMs = 10_000 }: VandarOptions,
  address: string,
  fields?: object,
): Promise<VandarResponse> {
  try {
    const response = await fetch(address, {
      method: fields === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(fields && { 'content-type': 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(fields && { body: JSON.stringify(fields) }),
    })
    return { kind: 'said', status: response.status, isOk: response.ok, body: await response.json() }
  } catch (error) {
    return unknown(error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 150) : 'no answer')
  }
}

/** A known id means the order arrived: look it up. */
function refused(errors: Readonly<Record<string, readonly string[]>>): PayoutStatus {
  if ('track_id' in errors) return unknown('it has this order already')
  return { kind: 'refused', why: Object.keys(errors).join(', ') }
}

function statusOf({ id: providerId, status, ref_code: reference }: Settlement): PayoutStatus {
  switch (status) {
    case 'DONE':
      return { kind: 'paid', providerId, reference: reference ?? null }
    case 'FAILED':
    case 'CANCELED':
      return { kind: 'bounced', providerId }
    case 'INIT':
    case 'PENDING':
      return { kind: 'pending', providerId }
    default:
      return unknown(`status ${status}`)
  }
}

function unknown(why: string) {
  return { kind: 'unknown', why } as const
}
