/** Passengers and leaders, agreement, bank and issue, of every product (§2): who is there is not to be asked anything else. */
const steps = /^\/(?:(?:hotel|visa)\/)?(?:add-passenger|leaders|confirm|payment)(?:\/|$)/

export function isPurchaseStep(pathname: string): boolean {
  return steps.test(pathname)
}
