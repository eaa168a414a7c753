import type { Gateway } from '#payments/gateway.ts'
import type { GatewayHealth } from '#payments/server/gateway-health.ts'
import type { Probe } from '#server/probe.ts'

/** A gateway is well when payers of just now were not sent away in a row, and its server answers. */
export function gatewayProbes(
  gateways: readonly Gateway[],
  health: Pick<GatewayHealth, 'statusOf'>,
): readonly Probe[] {
  return gateways
    .filter(({ isActive }) => isActive)
    .map((gateway) => ({
      part: gateway.name,
      title: gateway.title,
      async look() {
        const { isResting } = await health.statusOf(gateway.id)
        return !isResting && ((await gateway.reaches?.()) ?? true)
      },
    }))
}
