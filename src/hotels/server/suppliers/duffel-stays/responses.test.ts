import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { openDuffelStays } from '#hotels/server/suppliers/duffel-stays/duffel-stays.ts'
import { accommodation, room } from '#testing/hotels/suppliers/duffel-stays/responses.ts'
import { value } from '#testing/hotels/suppliers/trial.ts'
import { firstRates } from '#testing/money/selling-rates.ts'

test('answers of the documents are read whole: a search, all its rates, a quote, a booking', async () => {
  const result = {
    id: 'srr_0000AWr2XsTRIF1Vp34gh5',
    accommodation,
    check_in_date: '2026-12-05',
    check_out_date: '2026-12-08',
    rooms: 1,
    guests: [{ type: 'adult' }],
    cheapest_rate_total_amount: '799.00',
    cheapest_rate_currency: 'USD',
  }
  const withRooms = { ...accommodation, rooms: [room] }
  const answers: Readonly<Record<string, unknown>> = {
    'POST /stays/search': { created_at: '2026-11-21T09:00:00Z', results: [result, { id: 'broken' }] },
    'POST /stays/search_results/srr_0000AWr2XsTRIF1Vp34gh5/actions/fetch_all_rates': {
      ...result,
      accommodation: withRooms,
    },
    'POST /stays/quotes': {
      id: 'quo_0000AS0NZdKjjnnHZmSUbI',
      check_in_date: '2026-12-05',
      check_out_date: '2026-12-08',
      accommodation: withRooms,
      total_amount: '799.00',
      total_currency: 'USD',
    },
    'POST /stays/bookings': {
      id: 'bok_0000BTVRuKZTavzrZDJ4cb',
      status: 'confirmed',
      reference: 'AFE33SE2',
      metadata: { key: 'ours' },
      guests: [{ given_name: 'Sara', family_name: 'Mohammadi', user_id: null }],
      confirmed_at: '2026-11-21T09:01:00Z',
      cancelled_at: null,
      accommodation,
    },
  }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: answers[`${request.method} ${request.url}`] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const supplier = openDuffelStays({
      baseUrl: `http://127.0.0.1:${port}`,
      token: 't',
      email: 'a@example.com',
      rates: firstRates.onSale,
    })
    const patience = { signal: AbortSignal.timeout(5000) }
    const day = Temporal.PlainDate.from('2026-12-05')
    const lodged = {
      stay: { checkIn: day, checkOut: day.add({ days: 3 }) },
      rooms: [{ adults: 1, childAges: [] }],
    }
    const found = value(await supplier.search({ ...lodged, cityCode: 'LON' }, patience))
    assert.deepEqual(
      found.map(({ hotel, cheapest }) => [hotel.ref, cheapest]),
      [[accommodation.id, 998_750_000]],
    )
    const rates = value(await supplier.rates({ ...lodged, hotelRef: accommodation.id }, patience))
    assert.equal(rates.length, 1)
    const [listed] = rates
    assert.ok(listed)
    const quote = value(await supplier.quote(listed, patience))
    assert.deepEqual(
      [quote.ref, quote.total, quote.until.toString()],
      ['quo_0000AS0NZdKjjnnHZmSUbI', 998_750_000, '2026-11-21T10:42:14.545Z'],
    )
    const booking = {
      key: 'ours',
      quoteRef: quote.ref,
      leaders: [{ firstName: 'SARA', lastName: 'MOHAMMADI' }],
      contact: { phone: '09123456789', email: null },
      total: quote.total,
    }
    assert.deepEqual(value(await supplier.book(booking, patience)), {
      ref: 'bok_0000BTVRuKZTavzrZDJ4cb',
      reference: 'AFE33SE2',
      state: 'booked',
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
