import type { SavedPassenger } from '#passengers/calls.ts'

export function savedSara(change: Partial<SavedPassenger> = {}): SavedPassenger {
  return {
    id: '7a1a6a5e-3c1c-4f7e-9d57-0a8a3f1f0b11',
    firstName: 'SARA',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Female',
    birthDateFa: '1368-07-14',
    nationalCode: '0012345679',
    nationalityCountryNameFa: 'ایران',
    passportIssuingCountryCountryNameFa: 'ایران',
    passportType: 'IranianPassport',
    passportNumber: 'K45128903',
    passportExpirationDateFa: '1409-12-18',
    passportExpirationDateType: 'Jalali',
    type: 1,
    ...change,
  }
}
