export const knownWords = wordsOf(
  ['THR MHD KIH SYZ IST DXB IKA NJF QQQ CityCode AirportCode one-way round multi international domestic'],
  ['2026-12-20 2026-12-27 2027-01-05 1405/09/30 1368/07/14 2026-11-30T10:00:00Z AE AZ IT TH IR'],
  ['tourist single normal urgent Female Male kih-marjan kih-marjan.sea-double.breakfast.flexible'],
  ['2 1 1,5 2-4 10 12 12.34_56 price time 09121234567 +989121234567 sara@example.com 0012345679 1234'],
  ['K45128903 SARA سارا 11111111-2222-4333-8444-555555555555 otp password refresh_token Upcoming Wallet'],
  ['PARASTOO10 W59999 6037991234567890 IR120570028080010839144101 safarbin'],
)

const halfASign = '\ud800'

export const fuzzWords = [
  ...wordsOf(
    ['٪ 😀 \u202e \ufeff % %% %zz %c0%af 2026-02-30 2026-13-45 0000-00-00 9999-12-31 +275760-09-13'],
    [
      '-271821-04-20 5 1405/13/40 -1 1e309 9007199254740993 0x10 NaN Infinity ۱۲۳ 1.5 -0 99999999999999999999',
    ],
    [
      '<script> ../../etc/passwd ..%2f //evil.example \\\\evil {} [] __proto__ constructor toString null undefined',
    ],
  ),
  '',
  ' ',
  '\0',
  'a\0b',
  halfASign,
  "' or 1=1 --",
  '\r\nx: y',
  '\u200c'.repeat(50),
  'a'.repeat(9000),
]

export const fuzzValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -Number.MAX_VALUE,
  2_147_483_648,
  [],
  [[]],
  [null],
  {},
  JSON.parse('{"__proto__":null,"constructor":1}') as unknown,
  Array.from({ length: 300 }, () => 'x'),
  ...fuzzWords,
]

export const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const

export const fuzzHeaders: readonly Readonly<Record<string, string>>[] = [
  { authorization: 'Basic c3RhZ2luZzpwYXNz' },
  { authorization: 'Bearer nonsense' },
  { authorization: 'Bearer' },
  { authorization: '' },
  { authorization: 'Negotiate YII=' },
  { cookie: 'access=nonsense; refresh=; device=%00; =; ;;' },
  { cookie: 'flight-searches=%00%ff; visa-searches=nonsense; hotel-searches=..' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { host: 'evil.example' },
  { host: 'a b' },
  { host: '' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', 'x-forwarded-for': 'nobody' },
  { accept: 'nonsense' },
  { accept: 'application/json' },
  { 'accept-encoding': 'br;q=nonsense' },
  { 'accept-encoding': 'identity' },
  { 'accept-language': '*'.repeat(500) },
  { 'content-type': 'nonsense' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'idempotency-key': '\u00ff' },
  { 'if-none-match': '"x"', 'if-modified-since': 'never' },
  { range: 'bytes=0-1,5-2' },
  { 'user-agent': 'Googlebot/2.1' },
  { 'user-agent': '' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'x-session-id': '\u00e9' },
  { 'x-reseller-key': 'house-simulator-marketplace' },
]

function wordsOf(...lines: readonly (readonly [string])[]): readonly string[] {
  return lines.flatMap(([line]) => line.split(' '))
}
