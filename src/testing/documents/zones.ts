import type { PassportZone } from '#documents/mrz-lines.ts'

export const specimen: PassportZone = {
  type: 'P',
  issuer: 'UTO',
  surname: 'ERIKSSON',
  givenNames: 'ANNA MARIA',
  number: 'L898902C3',
  nationality: 'UTO',
  birthDate: '740812',
  sex: 'F',
  expiryDate: '120415',
  personalNumber: 'ZE184226B',
}

/** An invented Iranian traveller; Iran prints the national code as the personal number. */
export const sara: PassportZone = {
  type: 'P',
  issuer: 'IRN',
  surname: 'MOHAMMADI NEZHAD',
  givenNames: 'SARA',
  number: 'K45128903',
  nationality: 'IRN',
  birthDate: '891005',
  sex: 'F',
  expiryDate: '310620',
  personalNumber: '0012345679',
}
