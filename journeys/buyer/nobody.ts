import type { Belongings } from './call-rules.ts'

/** Things that are nobody's: ids that never were. */
export const nobodys: Belongings = {
  issuedOrder: crypto.randomUUID(),
  refundQuote: crypto.randomUUID(),
  openOrder: crypto.randomUUID(),
  issuedStay: crypto.randomUUID(),
  openStay: crypto.randomUUID(),
  issuedVisa: crypto.randomUUID(),
  askedVisa: crypto.randomUUID(),
  anotherPhoto: crypto.randomUUID(),
  walletOrder: crypto.randomUUID(),
  payment: crypto.randomUUID(),
  voucher: 'NOBODYS1',
  savedPassenger: crypto.randomUUID(),
  document: { id: crypto.randomUUID(), token: 'nonsense' },
  walletFlow: '999999999',
  bankDetail: crypto.randomUUID(),
  session: crypto.randomUUID(),
  passkey: crypto.randomUUID(),
  watch: crypto.randomUUID(),
  search: crypto.randomUUID(),
  visaSearch: crypto.randomUUID(),
  captcha: { id: crypto.randomUUID(), code: '12345', work: 7 },
}
