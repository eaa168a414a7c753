/** Steps of a purchase (§2), for every product: no prompts there. */
const steps = /^\/(?:(?:hotel|visa)\/)?(?:add-passenger|leaders|confirm|payment)(?:\/|$)/

export function isPurchaseStep(pathname: string): boolean {
  return steps.test(pathname)
}
