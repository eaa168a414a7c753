import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flightsIn } from '#flights/supplier/server/nira/availability.ts'
import { amountIn, classesIn } from '#flights/supplier/server/nira/classes-text.ts'
import { fareIn } from '#flights/supplier/server/nira/fare-response.ts'
import { looseJson } from '#flights/supplier/server/nira/loose-json.ts'
import { saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import { flightOfRef, offerRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { ladderIn } from '#flights/supplier/server/nira/rules-text.ts'
import { taxesIn } from '#flights/supplier/server/nira/taxes-text.ts'
import { ticketsIn, ticketsOf } from '#flights/supplier/server/nira/tickets-text.ts'
import { inWindows1256 } from '#simulators/nira/windows-1256.ts'

test('a class has its letter, its seats and its price', () => {
  assert.deepEqual(classesIn('/ZA L3 GC', 'Z:1140000 L:1140000 G:1352000'), [
    { letter: 'Z', seats: 9, adultTotal: 1_140_000 },
    { letter: 'L', seats: 3, adultTotal: 1_140_000 },
    { letter: 'G', seats: 0, adultTotal: 1_352_000 },
  ])
  assert.deepEqual(classesIn('/YX NKA Q?', ''), [{ letter: 'Y', seats: 0, adultTotal: undefined }])
  assert.deepEqual(classesIn('', ''), [])
})

test('amounts are whole rial, and nothing else is an amount', () => {
  for (const [said, amount] of [
    ['1140000', 1_140_000],
    ['10000.0', 10_000],
    [70_000, 70_000],
  ] as const)
    assert.equal(amountIn(said), amount)
  for (const said of ['', '-5', '1.5', '1,140', 'NaN', '9'.repeat(20), null, {}])
    assert.equal(amountIn(said), undefined)
})

const fareSample = {
  AdultTotalPrice: '1140000',
  ChildTotalPrice: '610000',
  InfantTotalPrice: '176000',
  AdultFare: '1000000',
  ChildFare: '500000',
  InfantFare: '100000',
  AdultTaxes:
    'I6:10000.0,EN_Desc:PASSENGER SAFETY,FA_Desc:PASSENGER SAFETY$KU:60000.0,EN_Desc:MUNICIPALITI TAX,FA_Desc:شهرداري$LP:70000.0,EN_Desc:AIRPORT TAX,FA_Desc:فرودگاهي$',
  ChildTaxes: 'I6:10000.0,EN_Desc:x,FA_Desc:x$KU:30000.0,EN_Desc:x,FA_Desc:x$LP:70000.0,EN_Desc:x,FA_Desc:x$',
  InfantTaxes: 'KU:6000.0,EN_Desc:x,FA_Desc:x$LP:70000.0,EN_Desc:x,FA_Desc:x$',
  AdultComission: '0',
  EligibilityText: '',
  CRCNRules:
    'از 3 ساعت مانده به پرواز,50,P/از 24 ساعت مانده به پرواز تا 3 ساعت مانده به پرواز,40,P/از لحظه صدور تا 24 ساعت مانده به پرواز,30,P/',
}

test('a fare is told kind by kind and tax by tax', () => {
  const fare = fareIn(fareSample)
  assert.deepEqual(
    fare?.prices.map(({ paxType, base, taxes, total }) => [paxType, base, taxes.length, total]),
    [
      ['Adult', 1_000_000, 3, 1_140_000],
      ['Child', 500_000, 3, 610_000],
      ['Infant', 100_000, 2, 176_000],
    ],
  )
  assert.deepEqual(
    fare?.prices[0]?.taxes.map(({ code, name }) => [code, name]),
    [
      ['I6', 'مالیات بر ارزش افزوده'],
      ['KU', 'عوارض شهرداری'],
      ['LP', 'عوارض فرودگاهی'],
    ],
  )
  assert.equal(fare?.checkedKg, 20)
})

test('an airline’s rules are kept as it typed them, a step a line', () => {
  assert.deepEqual(fareIn(fareSample)?.ruleText?.split('\n'), [
    'از 3 ساعت مانده به پرواز,50,P',
    'از 24 ساعت مانده به پرواز تا 3 ساعت مانده به پرواز,40,P',
    'از لحظه صدور تا 24 ساعت مانده به پرواز,30,P',
  ])
  assert.match(
    fareIn({ ...fareSample, EligibilityText: 'ویژهٔ دانشجویان' })?.ruleText ?? '',
    /^ویژهٔ دانشجویان\nاز 3/,
  )
  assert.equal(fareIn({ ...fareSample, CRCNRules: 'به ما زنگ بزنید' })?.ruleText, 'به ما زنگ بزنید')
  assert.equal(fareIn({ ...fareSample, CRCNRules: ' ' })?.ruleText, null)
})

test('what the host leaves us of an adult’s fare is ours, and nothing that it does not say', () => {
  const ours = (AdultComission: unknown) =>
    fareIn({ ...fareSample, AdultComission })?.prices.map(({ commission }) => commission)
  assert.deepEqual(ours('30000.0'), [30_000, 0, 0])
  for (const none of ['0', undefined, 'abc', '1000001', '-5']) assert.deepEqual(ours(none), [0, 0, 0])
})

test('taxes that are not told one by one are one line; a total less than its parts is no answer', () => {
  assert.equal(fareIn({ ...fareSample, AdultTotalPrice: '1150000' })?.prices[0]?.taxes.at(-1)?.amount, 10_000)
  assert.equal(fareIn({ ...fareSample, AdultTotalPrice: '1139999' }), undefined)
  assert.equal(fareIn({ ...fareSample, AdultTaxes: 'KU:abc$' }), undefined)
  assert.equal(fareIn({ Error: 'x' }), undefined)
  assert.deepEqual(taxesIn(''), [])
})

test('penalties are a ladder, in whatever order and letters the airline typed them', () => {
  const plain = [
    { until: { hoursBefore: 24 }, percent: 30 },
    { until: { hoursBefore: 3 }, percent: 40 },
    { percent: 50 },
  ]
  assert.deepEqual(ladderIn(fareSample.CRCNRules), plain)
  const arabic = fareSample.CRCNRules.replaceAll('24', '۲۴').replaceAll('3 ', '٣ ').replaceAll('ی', 'ي')
  assert.deepEqual(ladderIn(arabic), plain)
  assert.deepEqual(
    ladderIn(
      'از لحظه‌ی صدور تا ساعت 12 ظهر 3 روز قبل از پرواز, 30 ,P/از ساعت 12 ظهر 3 روز قبل از پرواز تا 3 ساعت قبل از پرواز,40,P / از 3 ساعت قبل از پرواز به بعد,50,P/',
    ),
    [
      { until: { daysBefore: 3, hour: 12 }, percent: 30 },
      { until: { hoursBefore: 3 }, percent: 40 },
      { percent: 50 },
    ],
  )
  assert.deepEqual(ladderIn('از لحظه صدور تا پرواز,100,P/'), [{ percent: 100 }])
})

test('penalties that cannot be read whole are not known at all', () => {
  for (const text of [
    '',
    'غیر قابل استرداد',
    'از 3 ساعت مانده به پرواز,50,P/',
    'از 3 ساعت مانده به پرواز,50,P/از لحظه صدور تا 24 ساعت مانده به پرواز,30,P/',
    'از لحظه صدور,2000000,A/',
    'از لحظه صدور,130,P/',
    'از لحظه صدور تا 24 ساعت مانده به پرواز,30,P/',
  ])
    assert.equal(ladderIn(text), undefined, text)
})

test('tickets are told apart though they run together, and belong to the names', () => {
  const together = 'doe/john=1012400000680jane/doe=1012400000681'
  assert.deepEqual(ticketsIn(together), [
    { name: 'doe/john', number: '1012400000680' },
    { name: 'jane/doe', number: '1012400000681' },
  ])
  assert.deepEqual(ticketsIn('doe/john=1012400000680\r\ndoe/jane=1012400000681\r\n').length, 2)
  const persons = [
    { firstName: 'Jane', lastName: 'Doe' },
    { firstName: 'John', lastName: 'Doe' },
  ]
  assert.deepEqual(ticketsOf(persons, ticketsIn(together)), ['1012400000681', '1012400000680'])
  assert.equal(
    ticketsOf([...persons, { firstName: 'Omid', lastName: 'Doe' }], ticketsIn(together)),
    undefined,
  )
  const simulators = ticketsIn('doe/john=1012400000680doe/john=1012400000681')
  const two = [persons[1], persons[1]].flatMap((one) => one ?? [])
  assert.deepEqual(ticketsOf(two, simulators), ['1012400000680', '1012400000681'])
})

test('line ends raw within texts are read, and what is no data is none', () => {
  assert.deepEqual(looseJson('\r\n{"a":"x\r\ny",\r\n"b":[1]}\r\n'), { a: 'x\r\ny', b: [1] })
  assert.throws(() => looseJson('<html>'), SyntaxError)
  const said = (text: string, status = 200) => saidIn({ kind: 'text', status, text, headers: {} }).kind
  assert.equal(said('{"a":1}'), 'data')
  assert.equal(said('NO PNR\n\n\n'), 'words')
  assert.equal(said('<html>502</html>'), 'nothing')
  assert.equal(said('{"a":1}', 502), 'nothing')
  assert.equal(said('{"AvailableFlights":'), 'nothing')
})

test('Windows-1256 comes as Persian letters', () => {
  const text = 'از لحظه صدور تا 24 ساعت مانده به پرواز، گچپژ'
  assert.equal(
    new TextDecoder('windows-1256').decode(inWindows1256(text)).replaceAll('ي', 'ی').replaceAll('ك', 'ک'),
    text,
  )
})

test('flights are read one by one; one that is no flight spoils no other', () => {
  const flight = {
    DepartureDateTime: '2020-08-01 21:00:00',
    ArrivalDateTime: '2020-08-01 22:00:00',
    OperatingFlightNo: '1000',
    Airline: 'PA',
    OperatingAirline: 'PA',
    FlightNo: 1000,
    Origin: 'UGT',
    Destination: 'TTQ',
    AircraftTypeName: 'Foker 100',
    AircraftTypeCode: '100',
    ClassesStatus: '/ZA LA GC',
    AdultTotalPrices: 'Z:1140000 L:1140000 G:1352000',
    ClassRefundStatus: 'Z:Refundable L:Refundable G:Refundable',
  }
  const found = flightsIn({
    AvailableFlights: [
      flight,
      { ...flight, FlightNo: 1002, OperatingAirline: 'W5' },
      { ...flight, FlightNo: 'X' },
      { ...flight, DepartureDateTime: 'soon' },
      7,
      null,
    ],
  })
  assert.deepEqual(
    found?.map(({ number, operator }) => [number, operator]),
    [
      [1000, null],
      [1002, 'W5'],
    ],
  )
  assert.equal(found?.[0]?.departsLocal.toString(), '2020-08-01T21:00:00')
  assert.equal(flightsIn({ Flights: [] }), undefined)
})

test('an offer’s name carries all that it is', () => {
  const flight = {
    airline: 'QB',
    number: 1901,
    origin: 'THR',
    destination: 'MHD',
    date: '2026-12-03',
    letter: 'Y',
  }
  assert.deepEqual(flightOfRef(offerRef(flight)), flight)
  for (const wrong of ['', 'QB.1901', 'off_0000AEdGRhtp5AUUdJqMxo', 'QB.1901.THR.MHD.2026-12-03.YY'])
    assert.equal(flightOfRef(wrong), undefined)
})
