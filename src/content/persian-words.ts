/** What the lint of Persian texts lets pass, each with its reason. What nothing needs any more fails the test. */
export interface AllowedWords {
  readonly words: readonly string[]
  readonly reason: string
}

export const allowedLatin: readonly AllowedWords[] = [
  { words: ['PDF', 'JPG', 'JPEG', 'PNG', 'CSV'], reason: 'kinds of files, as devices name them' },
  {
    words: ['QR', 'CVV', 'API', 'PIR'],
    reason: 'known by their letters: on the card, at the gate, at the desk for lost bags',
  },
  { words: ['IR'], reason: 'the two letters that every Iranian IBAN begins with' },
  { words: ['IST', 'SAW'], reason: 'codes of airports (IATA)' },
  { words: ['Enter', 'Esc'], reason: 'keys, as the keyboard has them' },
  { words: ['Visa'], reason: 'the e-Visa of Thailand, as its site is called' },
  { words: ['AMIR'], reason: 'how a name is to be spelled in Latin letters' },
  { words: ['Ed'], reason: 'Ed25519, the kind of signature whoever checks a proof must know' },
  { words: ['Natural', 'Earth'], reason: 'whose outlines the map draws, as their makers ask' },
  { words: ['AeroDataBox'], reason: 'a service by its name' },
  {
    words: ['YYYY', 'MM', 'DD', 'CityCode', 'AirportCode'],
    reason: 'the shape of a request, told to whoever builds against it',
  },
  { words: ['alg', 'none', 'HS'], reason: 'an algorithm of a token, told at the simulator of sign-ins' },
]

/** They look like a plural that is glued on. */
export const wordsOfTheirOwn = ['نهایی', 'تنها', 'تنهای', 'تنهایی', 'بهای', 'بهایی'] as const
