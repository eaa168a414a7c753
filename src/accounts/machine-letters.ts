/** ICAO 9303-3, 6.A: letters that passports spell otherwise in their
 * machine-readable lines; those with marks alone lose them. */
const spelled: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ä: 'AE',
  Ø: 'OE',
  Ö: 'OE',
  Œ: 'OE',
  Ü: 'UE',
  Å: 'AA',
  ẞ: 'SS',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
}

/** As tickets and suppliers take it: a hyphen becomes a blank, an apostrophe goes; what is no letter otherwise stays. */
export function machineLetters(name: string): string {
  return name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[ÆÄØÖŒÜÅẞÞÐĐŁ]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘ʼ`´]/g, '')
    .normalize('NFC')
    .replace(/[-\u2010-\u2015]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
