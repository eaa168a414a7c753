import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Database } from '#database/database.ts'
import { flightsPart } from '#flights/server/personal.ts'
import { refusals } from '#server/refusal.ts'

const refuse = refusals({
  PDF_BUSY: { says: 'شلوغ است.', status: 503 },
  PDF_UNAVAILABLE: { says: 'آماده نیست.', status: 503 },
})

function filesOf(answers: readonly ('PDF_BUSY' | 'PDF_UNAVAILABLE' | 'printed')[]) {
  const left = [...answers]
  const part = flightsPart({} as Database, {
    flights: {
      async ticketPdf({ orderId }: { readonly orderId: string }) {
        const answer = left.shift() ?? answers.at(-1) ?? 'printed'
        if (answer !== 'printed') throw refuse(answer)
        return { body: new Uint8Array(3), fileName: `ticket-${orderId}.pdf` }
      },
    },
    issuedOf: async () => ['1', '2'],
    ordersOf: async () => [],
    pauses: [1, 1, 1],
  })
  return Array.fromAsync(part.files?.('somebody') ?? [], ({ name }) => name)
}

test('a press that is busy is asked again, and no ticket is left out', async () => {
  assert.deepEqual(await filesOf(['PDF_BUSY', 'PDF_BUSY', 'printed', 'PDF_BUSY', 'printed']), [
    'ticket-1.pdf',
    'ticket-2.pdf',
  ])
})

test('one that stays busy ends the export: it is whole or none', async () => {
  await assert.rejects(filesOf(['printed', 'PDF_BUSY']), { code: 'PDF_BUSY' })
})

test('a house without a press exports the rest', async () => {
  assert.deepEqual(await filesOf(['PDF_UNAVAILABLE']), [])
})
