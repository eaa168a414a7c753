import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { ticketsFor } from '#flights/tickets/web/tickets-on-screen.server.ts'

/** Sara's order: one direction, two flights. */
function agencyWith(selfTransfer: boolean, furtherPnrs: string[]): Parameters<typeof ticketsFor>[0] {
  const [flightGroup] = sampleProposal({ legs: 2, selfTransfer }).flightGroups
  const ticketGroups = selfTransfer
    ? [sampleProposal(), sampleProposal()].flatMap(({ flightGroups }) => flightGroups)
    : undefined
  const leg = { leg: 0, cabinClass: 1, isCharter: false, isInternational: false, flightGroup, ticketGroups }
  const sara = { leg: 0, passenger: 0, fullName: 'سارا', fullNameLatin: 'SARA', state: 'open' }
  const furtherNumbers = furtherPnrs.map(() => '235-2401736660')
  return {
    flights: {
      verified: async () => ({ legs: [{ ...leg, fareRules: { steps: [] } }] }),
      issuing: async () => ({
        pnrs: ['K7QX2M'],
        furtherPnrs: [furtherPnrs],
        tickets: [{ ...sara, number: '537-2401736652', furtherNumbers }],
      }),
    },
    orders: { ticketAddressOf: () => 'https://parastoo.example/track?ticket=1' },
  } as never
}

const shown = async (agency: Parameters<typeof ticketsFor>[0]) =>
  (await ticketsFor(agency, 'order', 'sara')).map(({ pnr, people, flightNumber, direction }) => ({
    pnr,
    numbers: people.map(({ ticketNumber }) => ticketNumber),
    flights: flightNumber.split('\u00a0· ').length,
    direction,
  }))

test('two flights on one ticket are one', async () => {
  assert.deepEqual(await shown(agencyWith(false, [])), [
    { pnr: 'K7QX2M', numbers: ['537-2401736652'], flights: 2, direction: '' },
  ])
})

test('each separate ticket is shown with its flight, its reservation and its numbers', async () => {
  assert.deepEqual(await shown(agencyWith(true, ['D8FHJ3'])), [
    { pnr: 'K7QX2M', numbers: ['537-2401736652'], flights: 1, direction: 'تهران به مشهد' },
    { pnr: 'D8FHJ3', numbers: ['235-2401736660'], flights: 1, direction: 'تهران به مشهد' },
  ])
})
