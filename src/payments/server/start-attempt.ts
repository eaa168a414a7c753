import type { Rial } from '#money/rial.ts'
import type { Action, Gateway } from '#payments/gateway.ts'
import { cardPath, goPath } from '#payments/outcome-path.ts'
import type { AttemptShare, Part, Purpose } from '#payments/server/attempt-row.ts'
import { newSerial } from '#payments/server/attempt-serial.ts'
import { begin, move } from '#payments/server/attempts.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { House } from '#server/house.ts'

export interface Opened {
  readonly id: string
  readonly address: string
}

export interface Start {
  readonly purpose: Purpose
  readonly orderId: string | null
  readonly tripId: string | null
  readonly parts?: readonly Part[]
  readonly share?: AttemptShare
  readonly userId: string
  readonly amount: Rial
  readonly description: string
  readonly mobile?: string | undefined
}

/** Refuses ATTEMPT_RUNNING and GATEWAY_DOWN, leaving nothing behind. */
export async function start(house: House, gateway: Gateway, what: Start): Promise<Opened> {
  const { database, clock, settings, log } = house
  const { purpose, orderId, amount, description, mobile } = what
  const askedAt = clock.now()
  const serial = await newSerial(house)
  const attempt = await begin(database, { ...what, gatewayId: gateway.id, serial }, askedAt)
  if (attempt === undefined) throw refuse('ATTEMPT_RUNNING')
  const { id } = attempt
  const started = await gateway.start({
    attemptId: id,
    serial,
    amount,
    description,
    returnAddress: `${settings.sites.here().publicUrl}/api/payment/Return/${id}`,
    ...(mobile === undefined ? {} : { mobile }),
  })
  const at = clock.now()
  if (started.kind === 'failed') {
    await move(database, [id, 'abandoned'], { at, askedAt, reason: started.why.slice(0, 200) })
    log.warn({ attemptId: id, gatewayId: gateway.id, why: started.why }, 'payment.not-started')
    throw refuse('GATEWAY_DOWN')
  }
  const { reference, action, charged } = started
  const address = addressOf(id, action, purpose)
  const moved = await move(database, [id, 'started'], { at, start: { reference, address, action, charged } })
  if (moved === undefined) throw refuse('ATTEMPT_RUNNING')
  log.info({ attemptId: id, purpose, orderId, amount, gatewayId: gateway.id }, 'payment.started')
  return { id, address }
}

/** Forms and card forms are on our own pages; whoever pays a share may be signed in nowhere. */
function addressOf(attemptId: string, action: Action, purpose: Purpose): string {
  switch (action.method) {
    case 'GET':
      return action.address
    case 'POST':
      return goPath(attemptId, purpose)
    case 'widget':
      return cardPath(attemptId, purpose)
    default:
      return action satisfies never
  }
}
