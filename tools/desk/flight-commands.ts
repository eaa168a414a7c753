import type { Agency } from '#app/door.ts'
import type { FlightNamed } from '#flights/server/flights.ts'
import type { Declared } from '#operations/disruptions.ts'
import type { Waiver } from '#penalties/waiver.ts'
import type { Commands } from '../commands.ts'
import { dayTyped, instantTyped } from './formatted.ts'

type Desk = Pick<Agency, 'disruptions'>

/** Flight numbers without space: `W51041`. */
export const flightCommands: Commands<Desk> = {
  delayed: {
    takes: ['FLIGHT', 'DATE', 'MINUTES'],
    async run({ disruptions }, [number = '', date = '', minutes = '']) {
      const flight = flightTyped(number, date)
      if (flight === undefined || !/^-?\d+$/.test(minutes)) return [unread]
      return told(await disruptions.delayed(flight, Number(minutes)))
    },
  },
  cancelled: {
    takes: ['FLIGHT', 'DATE'],
    async run({ disruptions }, [number = '', date = '']) {
      const flight = flightTyped(number, date)
      return flight === undefined ? [unread] : told(await disruptions.cancelled(flight))
    },
  },
  'on-time': {
    takes: ['FLIGHT', 'DATE'],
    async run({ disruptions }, [number = '', date = '']) {
      const flight = flightTyped(number, date)
      return flight === undefined ? [unread] : told(await disruptions.onTime(flight))
    },
  },
  aircraft: {
    takes: ['FLIGHT', 'DATE', '"TYPE"'],
    async run({ disruptions }, [number = '', date = '', type = '']) {
      const flight = flightTyped(number, date)
      if (flight === undefined || type.trim() === '') return [unread]
      await disruptions.flownBy(flight, type.trim())
      return ['shown wherever the flight is']
    },
  },
  gate: {
    takes: ['FLIGHT', 'DATE', 'TERMINAL|-', 'GATE|-'],
    async run({ disruptions }, [number = '', date = '', ...places]) {
      const flight = flightTyped(number, date)
      const [terminal, gate] = places.map((place) =>
        /^[A-Z0-9]{1,4}$/i.test(place) ? place.toUpperCase() : null,
      )
      if (flight === undefined || terminal === undefined || gate === undefined) return [unread]
      await disruptions.leavesFrom(flight, { terminal, gate })
      return [
        terminal === null && gate === null
          ? 'taken back'
          : 'shown on the day of travel, and told to whoever wished it',
      ]
    },
  },
  waiver: {
    takes: [
      'emergency|cancelled',
      'AIRLINE|FLIGHT|all',
      'DEPARTS-FROM',
      'DEPARTS-UNTIL',
      'SOLD-BEFORE|-',
      'ASK-UNTIL|-',
      'charters|scheduled',
      '"SOURCE"',
    ],
    async run({ disruptions }, words) {
      const waiver = waiverTyped(words)
      return waiver === undefined ? [unread] : told(await disruptions.waived(waiver))
    },
  },
}

const unread = 'not understood: flights are W51041, days 2026-11-30, hours 2026-11-30T18:00 in Tehran'

function told({ told: numbers, ended }: Declared): readonly string[] {
  const holds = ended.length === 0 ? [] : [`unpaid orders ended: ${ended.length}`, ...ended]
  return [`orders told of it: ${numbers.length}`, ...numbers, ...holds]
}

function flightTyped(flightNumber: string, date: string): FlightNamed | undefined {
  const day = dayTyped(date)
  return day === undefined ? undefined : { flightNumber: flightNumber.toUpperCase(), date: day }
}

function waiverTyped(words: readonly string[]): Waiver | undefined {
  const [reason = '', covered = '', from = '', until = '', sold = '', ask = '', charters = '', source = ''] =
    words
  const [, airline, number] = /^([A-Z0-9]{2})(\d{1,4})?$/.exec(covered.toUpperCase()) ?? []
  const [departsFrom, departsUntil] = [instantTyped(from), instantTyped(until)]
  const [soldBefore, askUntil] = [sold, ask].map((text) => (text === '-' ? null : instantTyped(text)))
  if (!isReason(reason) || source === '' || !['charters', 'scheduled'].includes(charters)) return undefined
  if (departsFrom === undefined || departsUntil === undefined || (airline === undefined && covered !== 'all'))
    return undefined
  if (Temporal.Instant.compare(departsFrom, departsUntil) >= 0) return undefined
  if (soldBefore === undefined || askUntil === undefined) return undefined
  return {
    reason,
    airlineCode: airline ?? null,
    flightNumber: number === undefined ? null : `${airline} ${Number(number)}`,
    departsFrom,
    departsUntil,
    soldBefore,
    askUntil,
    coversCharter: charters === 'charters',
    source,
  }
}

function isReason(word: string): word is 'emergency' | 'cancelled' {
  return word === 'emergency' || word === 'cancelled'
}
