import { durationWords } from '#calendar/written.ts'
import { type ConnectionWord, connectionWords } from '#flights/connection-words.ts'
import type { Connection, FlightGroup } from '#flights/proposal.ts'
import type { FlightNote } from '#web/ui/flight-card.tsx'

/** What a traveller must know of the stops of a direction before choosing it, stop by stop; nothing of a direct flight. */
export function notesOf({ connections }: FlightGroup): readonly FlightNote[] {
  return connections.flatMap(notesOfStop)
}

const icons = {
  overnight: 'moon-stars-duotone',
  'airport-change': 'airplane-tilt',
  'self-transfer': 'suitcase-rolling',
  visa: 'stamp-duotone',
  short: 'lightning-duotone',
} as const satisfies Record<ConnectionWord['kind'], FlightNote['icon']>

function notesOfStop(stop: Connection): readonly FlightNote[] {
  const words = `${stop.cityName}، ${durationWords(stop.minutes)} توقف`
  return [
    { words, icon: 'clock-countdown-duotone', tone: 'line' },
    ...connectionWords(stop).map(({ kind, badge }) => ({
      words: badge,
      icon: icons[kind],
      tone: 'warn' as const,
    })),
  ]
}
