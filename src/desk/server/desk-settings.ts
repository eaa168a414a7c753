import { allowing } from '#desk/server/allowed-networks.ts'
import { type Given, listIn } from '#server/given.ts'

export interface DeskSettings {
  readonly desk: {
    /** from where alone the desk is reached; none means from anywhere */
    readonly networks: readonly string[]
  }
}

/** `DESK_NETWORKS`: addresses or networks, with commas between. */
export function deskSettingsIn(given: Given): {
  readonly settings: DeskSettings
  readonly faults: readonly string[]
} {
  const networks = listIn(given['DESK_NETWORKS']) ?? []
  const { wrong } = allowing(networks)
  return {
    settings: { desk: { networks } },
    faults: wrong.map((network) => `DESK_NETWORKS: «${network}» is no address and no network`),
  }
}
