/** What a filed request is known by with us and with those who file it: "V-204117". */
export function caseNumberOf(serial: number): string {
  return `V-${serial}`
}
