import { LRUCache } from 'lru-cache'
import type { Insurer, PartyRequest, PlanOffer } from '#insurance/server/insurer.ts'
import type { Room } from '#insurance/server/room.ts'
import { type Confirming, confirmThere } from '#insurance/server/supplied/confirming.ts'
import type {
  PolicySupplier,
  QuotedPlan,
  SupplierOffer,
} from '#insurance/server/suppliers/policy-supplier.ts'
import { minus, sum } from '#money/rial.ts'
import { unwatched } from '#suppliers/server/suppliers.ts'

interface Known {
  readonly offer: SupplierOffer
  readonly at: number
}

const offersStored = 400
/** an order asks for an offer of its own */
const goodMs = 60_000

/** Insurers beside our own contract, asked one after another: the first that insures the party. */
export function suppliedInsurer(room: Confirming & Pick<Room, 'optingOut' | 'supplierWatch'>): Insurer {
  const known = new LRUCache<string, Known>({ max: offersStored })
  const nowMs = () => room.clock.now().epochMilliseconds
  const { breakers, ready } = room.supplierWatch ?? unwatched(nowMs)

  async function offerOf(
    supplier: PolicySupplier,
    request: PartyRequest,
  ): Promise<SupplierOffer | undefined> {
    await ready()
    if (breakers.rests(supplier.name)) return undefined
    breakers.sends(supplier.name)
    const outcome = await supplier.offer(request, { signal: AbortSignal.timeout(supplier.caps.offerMs) })
    const isGood = outcome.kind === 'done' || outcome.kind === 'rejected'
    breakers.went(supplier.name, isGood)
    if (outcome.kind === 'done') return outcome.value
    room.log.warn({ supplier: supplier.name, kind: outcome.kind }, 'insurer.no-offer')
    return undefined
  }

  async function offersBy(supplier: PolicySupplier, request: PartyRequest, isForOrder: boolean) {
    const key = keyOf(supplier, request)
    const before = known.get(key)
    if (!isForOrder && before !== undefined && nowMs() - before.at < goodMs) return before.offer
    const offer = await offerOf(supplier, request)
    if (offer !== undefined && !isForOrder) known.set(key, { offer, at: nowMs() })
    return offer
  }

  return {
    async offers(request, wish) {
      for (const supplier of room.suppliers) {
        const offer = await offersBy(supplier, request, wish?.isForOrder === true)
        if (offer !== undefined) return offer.plans.map((plan) => planOffer(supplier, offer.ref, plan))
      }
      return undefined
    },
    confirm: (policy) => confirmThere(room, policy),
    async declined(request) {
      for (const supplier of room.suppliers) {
        const offer = known.get(keyOf(supplier, request))?.offer
        if (offer !== undefined) await room.optingOut.send({ supplier: supplier.name, offer: offer.ref })
      }
    },
  }
}

function keyOf({ name }: PolicySupplier, { trip, ages }: PartyRequest): string {
  return `${name} ${trip.country} ${trip.startsOn} ${trip.endsOn} ${ages.join(',')}`
}

function planOffer({ name, facts }: PolicySupplier, offer: string, { plan, people }: QuotedPlan): PlanOffer {
  const priced = people.map(({ age, total, duty, commission }) => ({
    age,
    premium: minus(total, duty),
    duty,
    total,
    commission,
  }))
  return {
    plan,
    price: {
      people: priced,
      duty: sum(priced.map(({ duty }) => duty)),
      total: sum(priced.map(({ total }) => total)),
    },
    fee: null,
    facts,
    tariff: name,
    source: `نرخ ${facts.insurer}، به دلار و با نرخ روز ما به ریال`,
    by: { supplier: name, offer, people: people.map(({ quote, foreign }) => ({ quote, foreign })) },
  }
}
