import { durationWords } from '#calendar/formatted.ts'
import { type ConnectionWord, connectionWords } from '#flights/facts/connection-words.ts'
import type { Connection, FlightGroup } from '#flights/proposal.ts'
import { onBoardWords, operatorsWords } from '#flights/search/web/results/results-words.ts'
import { newHoursOf } from '#flights/web/new-hours.ts'
import type { FlightNote } from '#web/ui/flight/flight-way.tsx'

export function notesOf(group: FlightGroup): readonly FlightNote[] {
  const operators = operatorsWords(group)
  const onBoard = group.flightLegs.flatMap(({ stopsAt = [] }) =>
    stopsAt.length > 0 ? [onBoardWords(stopsAt)] : [],
  )
  return [
    ...newHoursOf(group).map((words) => ({ words, icon: 'clock-countdown-duotone', tone: 'warn' }) as const),
    ...(operators === undefined ? [] : [line(operators, 'airplane-tilt')]),
    ...group.connections.flatMap(notesOfStop),
    ...onBoard.map((words) => line(words, 'clock-countdown-duotone')),
  ]
}

function line(words: string, icon: FlightNote['icon']): FlightNote {
  return { words, icon, tone: 'line' }
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
    line(words, 'clock-countdown-duotone'),
    ...connectionWords(stop).map(({ kind, badge }) => ({
      words: badge,
      icon: icons[kind],
      tone: 'warn' as const,
    })),
  ]
}
