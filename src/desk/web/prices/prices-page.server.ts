import type { LoaderFunctionArgs } from 'react-router'
import { momentWords } from '#desk/moment-words.ts'
import { farMomentWords } from '#desk/prices/far-moment-words.ts'
import { productWords } from '#desk/product-words.ts'
import { ruleOf } from '#desk/server/prices/rule-of.ts'
import { ruledWords } from '#desk/server/prices/ruled-words.ts'
import { searchTrialWords, trialWords } from '#desk/server/prices/trial-words.ts'
import { supplierNames } from '#desk/server/suppliers/supplier-names.ts'
import { isRefused } from '#desk/web/is-refused.ts'
import { type DraftTyped, draftFields, draftFrom } from '#desk/web/prices/draft-typed.ts'
import type { StoredRule } from '#orders/pricing/price-rule.ts'
import { ownContract } from '#suppliers/own-contract.ts'
import { agencyOf, type PageRooms } from '#web/page-context.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const rooms = agencyOf(context, 'desk')
  const params = new URL(request.url).searchParams
  const typed = typedIn(params)
  const nameOf = supplierNames(rooms)
  const rules = await rooms.orders.pricing.latest()
  const now = rooms.clock.now()
  return {
    typed,
    ...(params.has('product') ? await tried(rooms, typed) : { fault: undefined, found: undefined }),
    rules: rules.map((rule) => ruleView(rooms, rule, now)),
    products: rooms.orders
      .sold()
      .flatMap(({ kind, face, ruled }) =>
        ruled === undefined ? [] : [{ value: kind, label: productWords(face), unit: ruled.unit }],
      ),
    suppliers: [
      { value: ownContract.name, label: ownContract.title },
      ...[...rooms.supplierMonitor.known.keys()].map((supplier) => ({
        value: supplier.split('/').at(-1) ?? supplier,
        label: nameOf(supplier),
      })),
    ],
    brands: rooms.settings.sites.all.map(({ brand }) => ({ value: brand.id, label: brand.name })),
  }
}

function typedIn(params: URLSearchParams): DraftTyped {
  return Object.fromEntries(
    draftFields.map((name) => [name, params.get(name) ?? '']),
  ) as unknown as DraftTyped
}

async function tried(rooms: PageRooms['desk'], typed: DraftTyped) {
  const read = draftFrom(typed, rooms.clock.now())
  if (!('draft' in read)) return { fault: read, found: undefined }
  const { draft } = read
  try {
    const rule = ruleOf({ ...rooms, sites: rooms.settings.sites }, draft)
    const { pricing } = rooms.orders
    const [sales, searches] = await Promise.all([pricing.tried(rule), pricing.triedOnSearches(rule)])
    const { lines, about } = ruledWords(rooms, rule)
    const words = [
      ...lines,
      `دربارهٔ: ${about}`,
      `از ${farMomentWords(rule.startsAt)}${rule.endsAt === null ? '' : ` تا ${farMomentWords(rule.endsAt)}`}`,
    ]
    return {
      fault: undefined,
      found: { draft, words, trial: [...trialWords(sales), ...searchTrialWords(searches)] },
    }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { fault: { property: error.property ?? '', says: error.says }, found: undefined }
  }
}

export type RuleFound = NonNullable<Awaited<ReturnType<typeof tried>>['found']>

type RuleState = 'now' | 'coming' | 'past'

function ruleView(rooms: PageRooms['desk'], rule: StoredRule, now: Temporal.Instant) {
  const { effect, about } = ruledWords(rooms, rule)
  return {
    id: rule.id,
    state: stateOf(rule, now),
    effect,
    about,
    from: momentWords(rule.startsAt, now),
    until: rule.endsAt === null ? '' : momentWords(rule.endsAt, now),
    proposal: rule.proposal,
    endedBy: rule.endedBy,
  }
}

function stateOf({ startsAt, endsAt }: StoredRule, now: Temporal.Instant): RuleState {
  if (endsAt !== null && Temporal.Instant.compare(endsAt, now) <= 0) return 'past'
  return Temporal.Instant.compare(startsAt, now) <= 0 ? 'now' : 'coming'
}

export type RuleOnPage = ReturnType<typeof ruleView>
