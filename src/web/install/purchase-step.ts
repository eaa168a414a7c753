/** Steps of a purchase (§2), for every product: no prompts there. */
const steps =
  /^\/(?:(?:hotel|visa|tours|experiences|insurance|bags|flight-and-hotel)\/)?(?:add-passenger|leaders|travellers|insured|buy|confirm|payment)(?:\/|$)/

export function isPurchaseStep(pathname: string): boolean {
  return steps.test(pathname)
}
