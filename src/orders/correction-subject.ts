/** Of the promise that a correction is decided. */
export function correctionSubject(id: number): string {
  return `correction ${id}`
}
