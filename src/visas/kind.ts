export const visaKind = 'visa'
