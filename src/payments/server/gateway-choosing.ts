import type { Rial } from '#money/rial.ts'
import type { GatewayView } from '#payments/calls.ts'
import { type Candidate, leftOut, preselected } from '#payments/choice.ts'
import { chosenGateway, type Gateway } from '#payments/gateway.ts'
import { limitText } from '#payments/limit-text.ts'
import type { GatewayHealth } from '#payments/server/gateway-health.ts'
import { refuse } from '#payments/server/refusals.ts'
import { saidHere } from '#web/server/as-viewed.ts'

export interface Choosing {
  readonly amount?: number | undefined
  readonly paidAtLast?: number | undefined
  readonly now: Temporal.Instant
}

export async function choiceAmong(
  gateways: readonly Gateway[],
  health: Pick<GatewayHealth, 'statusOf'>,
  { amount, paidAtLast, now }: Choosing,
): Promise<readonly GatewayView[]> {
  const shown = await Promise.all(
    gateways.map(async (gateway) => {
      const standing = await health.statusOf(gateway.id)
      return shownAs({ gateway, ...standing, mayBegin: gateway.mayBegin?.(now) }, amount)
    }),
  )
  const chosen = preselected(shown, paidAtLast)
  return shown.map((one) => ({ ...one, isPreselected: one.id === chosen }))
}

interface Offered extends Candidate {
  readonly gateway: Gateway
  readonly health: GatewayView['health']
}

function shownAs(candidate: Offered, amount: number | undefined) {
  const { gateway, health } = candidate
  const { id, name, title, caps } = gateway
  const reason = leftOut(candidate, amount)
  return {
    id,
    isActive: reason === undefined,
    name,
    title,
    currency: caps.currency,
    health,
    ...(reason === undefined ? {} : { leftOut: { reason, ...saysOf(reason, gateway) } }),
  }
}

function saysOf(
  reason: NonNullable<ReturnType<typeof leftOut>>,
  { caps }: Gateway,
): { readonly says: string; readonly limit?: number } {
  switch (reason) {
    case 'inactive':
      return { says: 'این درگاه فعال نیست.' }
    case 'stale-rate':
      return { says: 'نرخ ارز این درگاه تازه نیست.' }
    case 'unwell':
      return { says: 'این درگاه الان خوب پاسخ نمی‌دهد.' }
    case 'below-least':
      return { says: saidHere(() => limitText(reason, caps.min)), limit: caps.min }
    case 'above-most':
      return { says: saidHere(() => limitText(reason, caps.max)), limit: caps.max }
    default:
      return reason satisfies never
  }
}

/** §9: the wanted gateway, or another when it is inactive, closed or unwell; one whose limits do not fit is refused. */
export async function gatewayFor(
  gateways: readonly Gateway[],
  health: Pick<GatewayHealth, 'admits'>,
  { wanted, amount, now }: { readonly wanted: number; readonly amount: Rial; readonly now: Temporal.Instant },
): Promise<Gateway> {
  let left = gateways.filter(({ mayBegin }) => mayBegin?.(now) !== false)
  let isTooDear = false
  for (;;) {
    const gateway = chosenGateway(left, wanted)
    if (gateway === undefined) throw refuse(isTooDear ? 'AMOUNT_NOT_TAKEN' : 'NO_GATEWAY')
    const isTaken = amount >= gateway.caps.min && amount <= gateway.caps.max
    if (!isTaken && gateway.id === wanted) throw refuse('AMOUNT_NOT_TAKEN')
    if (isTaken && (await health.admits(gateway.id))) return gateway
    isTooDear ||= !isTaken
    left = left.filter(({ id }) => id !== gateway.id)
  }
}
