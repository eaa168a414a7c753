/** Key of visas among orders, searches and ledger accounts. */
export const visaKind = 'visa'
