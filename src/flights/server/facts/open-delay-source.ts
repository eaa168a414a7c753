import { openAeroDataBox } from '#flights/server/facts/aerodatabox.ts'
import type { DelaySource } from '#flights/server/facts/delay-source.ts'
import type { FactsSettings } from '#flights/server/facts/facts-settings.ts'

/** Who the settings name; nothing when they name nobody. */
export function openDelaySource(settings: FactsSettings | undefined): DelaySource | undefined {
  return settings === undefined ? undefined : openAeroDataBox(settings)
}
