import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { clockTime } from '#calendar/formatted.ts'
import { samplePeople } from '#demo/sample-data.ts'
import { comeIn } from './issued-order.ts'
import { says } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('a flight that leaves at another hour than it was put on sale with', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['desktop', '09121180001', 'light'],
    ['phone', '09121180002', 'dark'],
  ]))
    test(`says so where it is compared, booked and paid, ${size}`, async () => {
      const { accounts, disruptions, flights } = stage.product.agency
      const date = dayAhead(size === 'phone' ? 15 : 16)
      const thr = { code: 'THR', kind: 'CityCode' } as const
      const mhd = { code: 'MHD', kind: 'CityCode' } as const
      const { requestId, proposals } = await flights.search({
        flightType: 1,
        origin: thr,
        destination: mhd,
        dates: [date],
        adults: 2,
        children: 0,
        infants: 0,
      })
      const withSeats = proposals.filter(({ seat }) => seat > 2)
      const [moved] = withSeats
      const other = withSeats.find(({ hash }) => hash !== moved?.hash)
      const [group] = moved?.flightGroups ?? []
      assert.ok(moved && other && group)
      await disruptions.delayed(
        { flightNumber: group.flightNumber, date: Temporal.PlainDate.from(date) },
        -45,
      )
      const words = `ساعت جدید؛ پیش‌تر ${clockTime(Temporal.PlainTime.from(group.departureTime))}`
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await comeIn(visit, stage, mobile)

      const compare = `compare=${moved.proposalId}-${other.proposalId}&compared=1`
      await page.goto(`/plp?origin=THR&destination=MHD&date=${date}&adults=2&${compare}`, {
        waitUntil: 'networkidle',
      })
      const table = page.getByRole('table')
      await table.waitFor()
      assert.ok(says(await table.innerText(), words), `the table says ${words}`)
      await lookAt(page, `new hour compared ${size}`)

      const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
      const { orderId } = await flights.submit(
        {
          requestId,
          proposalId: moved.proposalId,
          passengers: [samplePeople.sara, samplePeople.dariush],
          contact: { phoneNumber: mobile, email: '' },
          productChannel: 1,
        },
        { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
      )
      await page.goto(`/confirm?orderId=${orderId}`, { waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), words), `the confirm page says ${words}`)
      await lookAt(page, `new hour confirmed ${size}`)
      assertFaultless(visit)
    })
})
