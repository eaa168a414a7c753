export const insuranceKind = 'insurance'
