/** Ten Latin digits, not all equal, the last a control digit (weights 10 to 2, modulo 11).
 * Prefixes are not checked: lists of them reject new codes. */
export function isNationalCode(code: string): boolean {
  if (!/^\d{10}$/.test(code) || /^(\d)\1{9}$/.test(code)) return false
  return Number(code[9]) === controlDigit(code)
}

function controlDigit(code: string): number {
  const weighed = Array.from(code.slice(0, 9), (digit, index) => Number(digit) * (10 - index)).reduce(
    (sum, weight) => sum + weight,
    0,
  )
  const rest = weighed % 11
  return rest < 2 ? rest : 11 - rest
}
