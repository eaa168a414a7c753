import { openAeroDataBox } from '#flights/facts/server/aerodatabox.ts'
import type { DelaySource } from '#flights/facts/server/delay-source.ts'
import type { FactsSettings } from '#flights/facts/server/facts-settings.ts'

export function openDelaySource(settings: FactsSettings | undefined): DelaySource | undefined {
  return settings === undefined ? undefined : openAeroDataBox(settings)
}
