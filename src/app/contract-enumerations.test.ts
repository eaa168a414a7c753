import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { productChannels } from '#calls/product-channel.ts'
import { documentKinds } from '#documents/kinds.ts'
import { cabins, flightScopes, paxTypes, tripTypes } from '#flights/enumerations.ts'
import { defaultSorting, sortings } from '#flights/search/sorting.ts'
import { channelNumbers } from '#messages/channels.ts'
import { CURRENCIES } from '#money/currencies.ts'
import { AGE_GROUPS, groupOfType } from '#passengers/age.ts'
import { headCount } from '#passengers/party.ts'
import { PASSPORT_TYPES } from '#passengers/passport.ts'
import { findCountry } from '#places/countries.ts'
import { openTestAgency, type TestAgency } from '#testing/app/agency.ts'

const lowered = (table: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(table).map(([name, number]) => [name.toLowerCase(), number]))

test('the numbers of §3 are ours', () => {
  assert.deepEqual(lowered(cabins), { economy: 1, business: 2, first: 3 })
  assert.deepEqual(flightScopes, { InternationalFlight: 1, DomesticFlight: 2 })
  assert.deepEqual(lowered(tripTypes), { oneway: 1, roundtrip: 2, multidestination: 3 })
  assert.deepEqual(lowered(productChannels), { web: 1, app: 2, pwa: 3, android: 4, ios: 5 })
  assert.deepEqual(lowered(channelNumbers), { sms: 1, email: 2, push: 3, whatsapp: 4 })
  const ages = Object.entries(AGE_GROUPS).map(([name, { type }]) => [name, type] as const)
  assert.deepEqual(Object.fromEntries(ages), { adult: 1, child: 2, infant: 3 })
  assert.equal(groupOfType(4), undefined)
  assert.deepEqual(
    [findCountry('IQ')?.id, findCountry('IR')?.id, findCountry('IR')?.code3],
    [3415, 3414, 'IRN'],
  )
})

test('the words of §3 are ours', () => {
  assert.deepEqual(Object.keys(CURRENCIES), ['IRR', 'USD', 'AED', 'IQD'])
  assert.deepEqual([...PASSPORT_TYPES].sort(), ['IranianPassport', 'IraqPassport', 'OtherCountries'])
  assert.deepEqual(paxTypes, ['Adult', 'Child', 'Infant'])
  assert.equal(headCount({ adults: 1, children: 1, infants: 1 }), 3)
  const six = ['MostExpensive', 'Cheapest', 'Earliest', 'Latest', 'Fastest', 'Promotions']
  assert.deepEqual(new Set<string>(sortings).difference(new Set(six)), new Set(['Best']))
  assert.deepEqual(new Set(six).difference(new Set<string>(sortings)), new Set())
  assert.equal(defaultSorting, 'Cheapest')
  assert.deepEqual([...documentKinds].sort(), [
    'birthCertificate',
    'nationalCard',
    'passport',
    'photo',
    'previousVisa',
  ])
})

/** Where a call says one of these words, its values are the contract's; `ours` are our own beside them. */
const sent: Readonly<
  Record<string, { readonly values: readonly unknown[]; readonly ours?: readonly unknown[] }>
> = {
  cabinClass: { values: [1, 2, 3] },
  flightType: { values: [1, 2, 3] },
  flightScope: { values: [1, 2] },
  productChannel: { values: [1, 2, 3, 4, 5] },
  paxType: { values: ['Adult', 'Child', 'Infant'] },
  genderTitle: { values: ['Male', 'Female'] },
  gender: { values: ['Male', 'Female'] },
  passportType: { values: ['IraqPassport', 'IranianPassport', 'OtherCountries'], ours: [''] },
  currencyCode: { values: ['IRR', 'USD', 'AED', 'IQD'] },
  walletType: { values: ['Cache'] },
  // The contract's list has `Hotel` alone as well and says of no call that it tells it. Of a stay it is always known whether it is in
  // Iran (`orders.stay.is_domestic` is demanded), so an order of a hotel is one of the other two, and the bare word is told nowhere.
  productType: {
    values: ['DomesticFlight', 'InternationalFlight', 'DomesticHotel', 'InternationalHotel', 'Visa', 'Tour'],
    ours: ['Service'],
  },
  // a visa's time is in days or hours
  unit: { values: ['Kg', 'Pc'], ours: ['workday', 'hour'] },
  order: { values: ['Created', 'Submitted', 'Approved', 'Rejected', 'Paid'] },
  token_type: { values: ['Bearer'] },
}

suite('what the calls say', () => {
  let agency: TestAgency
  let found: ReadonlyMap<string, ReadonlySet<unknown>>
  before(async () => {
    agency = await openTestAgency()
    found = valuesIn(JSON.parse((await agency.ask('GET /openapi.json')).text))
  })
  after(async () => {
    await agency[Symbol.asyncDispose]()
  })

  for (const [word, { values, ours = [] }] of Object.entries(sent))
    test(`${word} is one of the contract's`, () => {
      const here = found.get(word) ?? new Set()
      assert.deepEqual(here.difference(new Set([...values, ...ours])), new Set())
      assert.deepEqual(new Set(values).difference(here), new Set())
    })

  test('a place is a city or an airport', () => {
    for (const kind of ['CityCode', 'AirportCode']) assert.ok(found.get('kind')?.has(kind), kind)
  })

  test('the four currencies are those of the table, the rial is the default', async () => {
    const { data } = await agency.ask('GET /api/flight-configuration/pricing/CurrencyRate/GetUICurrencyCodes')
    const currencies = data as {
      currencyCode: string
      isDefault: boolean
      currencySymbol: string
      exchangeRate: string
    }[]
    assert.deepEqual(
      currencies.map(({ currencyCode }) => currencyCode),
      ['IRR', 'USD', 'AED', 'IQD'],
    )
    assert.deepEqual(
      currencies.map(({ isDefault }) => isDefault),
      [true, false, false, false],
    )
    for (const one of currencies) assert.match(one.exchangeRate, /^\d+(?:\.\d+)?$/)
  })

  test('countries are those with a dialing code, Iran and Iraq by their numbers', async () => {
    const { data } = await agency.ask('GET /api/flight-configuration/Country/GetAllCountries')
    const countries = data as { id: number; code3: string; dialingCode: string }[]
    assert.equal(countries.find(({ code3 }) => code3 === 'IRN')?.id, 3414)
    assert.equal(countries.find(({ code3 }) => code3 === 'IRN')?.dialingCode, '+98')
    assert.equal(countries.find(({ code3 }) => code3 === 'IRQ')?.id, 3415)
    assert.ok(countries.every(({ dialingCode }) => dialingCode !== ''))
  })
})

/** Every value that a property, or a parameter, of a name may have, by that name. What a person types is open, and checked with its own sentence. */
function valuesIn(schema: unknown): ReadonlyMap<string, ReadonlySet<unknown>> {
  const found = new Map<string, Set<unknown>>()
  walk(schema, 'request', (name, values) => {
    found.set(name, new Set([...(found.get(name) ?? []), ...values]))
  })
  return found
}

type Side = 'request' | 'response'
type Saw = (name: string, values: readonly unknown[]) => void

function walk(node: unknown, side: Side, saw: Saw): void {
  if (typeof node !== 'object' || node === null) return
  const { properties, name, schema } = node as { properties?: object; name?: unknown; schema?: unknown }
  const see = (word: string, of: unknown) =>
    saw(word, side === 'request' ? valuesOf(of).filter((one) => one !== open) : valuesOf(of))
  for (const [property, of] of Object.entries(properties ?? {})) see(property, of)
  if (typeof name === 'string' && schema !== undefined) see(name, schema)
  for (const [key, inner] of Object.entries(node)) walk(inner, key === 'responses' ? 'response' : side, saw)
}

/** Which no table has. */
const open = Symbol('any value')

function valuesOf(schema: unknown): readonly unknown[] {
  const {
    enum: several,
    const: only,
    anyOf,
    type,
    items,
    minimum,
    maximum,
  } = schema as {
    readonly enum?: readonly unknown[]
    readonly const?: unknown
    readonly anyOf?: readonly unknown[]
    readonly type?: string
    readonly items?: unknown
    readonly minimum?: number
    readonly maximum?: number
  }
  if (several !== undefined) return several
  if (only !== undefined) return [only]
  if (anyOf !== undefined) return anyOf.flatMap(valuesOf)
  if (type === 'array') return valuesOf(items)
  if (minimum !== undefined && maximum !== undefined && maximum - minimum < 10)
    return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)
  return type === 'null' ? [] : [open]
}
